import type { LogRemoval } from "../../logs/ports.ts";
import { Refusal } from "../../wire/refusal.ts";

/** There is no such log. Counted for each client, so that nobody can guess ids. */
export class LogNotFound extends Refusal {
  override readonly kind = "no-such-log";

  constructor() {
    super(404, "There is no log with this id. Check the link for missing or extra characters.");
  }
}

/** Programs get the same answer. The page tells people that there was a log. */
export class LogRemoved extends LogNotFound {
  constructor(readonly removal: LogRemoval) {
    super();
  }
}
