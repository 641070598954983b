/**
 * Every way the service says no. `Refusal` is the only error that becomes an answer with a reason; anything else that is
 * thrown is a bug (500) or an outage (503). What they mean is told by `openapi.refusals` in the catalogues.
 */
export const refusalCodes = [400, 401, 403, 404, 405, 408, 413, 415, 417, 429, 500, 503] as const;

export type RefusalCode = (typeof refusalCodes)[number];

/** Refusals that pages tell in a sentence of their own, in every language; the others by their status. */
export type RefusalKind =
  | "no-such-log"
  | "foreign-form"
  | "log-reported-enough"
  | "network-reported-enough"
  | "reports-full";

/** When to come again where nothing tells the time at which a busy server is free. */
export const busyRetrySeconds = 5;

export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly kind: RefusalKind | null = null;

  constructor(
    readonly code: RefusalCode,
    message: string,
    /** Whole seconds after which the same request may pass. Every 503 has some. */
    readonly retryAfter: number | undefined = code === 503 ? busyRetrySeconds : undefined,
  ) {
    super(message);
  }
}

const fullCauses = {
  disk: "The server's disk is nearly full",
  quota: "The server holds as many logs as its operator allows",
} as const;

/** Whether an answer's sentence is that of `StorageFull`. Pages know it by this, so it is English for every reader. */
export function isStorageFullSentence(sentence: string): boolean {
  return Object.values(fullCauses).some((cause) => sentence.startsWith(cause));
}

/** Nothing more can be stored for lack of room. What is stored can be read and removed all the while. */
export class StorageFull extends Refusal {
  constructor(
    /** For the operator: what is full, and by how much. */
    readonly reason: string,
    limit: keyof typeof fullCauses,
  ) {
    const rest = "so it takes no new logs for now. Those that are here can be read and removed. Try again later.";
    super(503, `${fullCauses[limit]}, ${rest}`, 60);
  }
}

/** An operator takes no logs of this network, or not this content. */
export class Blocked extends Refusal {
  constructor(message: string) {
    super(403, message);
  }
}

/** What was sent as a key of this service is none, or none any more. */
export class UnknownKey extends Refusal {
  constructor() {
    super(403, "This key is not known here, or it was revoked. Ask the operator for another one.");
  }
}

/** A page of another site sent a form of ours, which its visitor may know nothing of. */
export class ForeignForm extends Refusal {
  override readonly kind = "foreign-form";

  constructor() {
    super(
      403,
      "This form was sent by a page of another site, so nothing was done. If you meant it, open the page on this site, and send it from there.",
    );
  }
}

const tooManyReports = {
  log: {
    kind: "log-reported-enough",
    message: "The operator has many reports of this log already, and looks at it. One more is not kept.",
  },
  network: {
    kind: "network-reported-enough",
    message: "So many reports of your network wait for the operator that no more are kept for now. Try again later.",
  },
  all: {
    kind: "reports-full",
    message: "There is no room for another report for now. Write to the operator of this site, or try again later.",
  },
} as const;

/** A report is not kept: of the log, of the network that it comes from, or of all there are too many, or the disk is full. */
export class TooManyReports extends Refusal {
  override readonly kind: RefusalKind;

  constructor(of: keyof typeof tooManyReports) {
    super(503, tooManyReports[of].message, 3600);
    this.kind = tooManyReports[of].kind;
  }
}

/** A refusal after which the connection is closed: what still comes is not worth reading. */
export class ClosingRefusal extends Refusal {}

/** Something the service depends on cannot be reached or used now. Becomes 503; nothing was promised or lost. */
export class Outage extends Error {
  override readonly name = "Outage";
}

/** An outage of one part or several, each by its name. */
export class FailedChecks extends Outage {
  constructor(readonly checks: Record<string, string>) {
    super(Object.values(checks).join(" "));
  }
}
