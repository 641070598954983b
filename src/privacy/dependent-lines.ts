import { anyCase, behindAll, type Detector } from "./detector.ts";

/**
 * Notices private keys and lists of tokens, whose lines are explained by one before them, which may have no mask. A cheap
 * look, which may take something else for one: then more is searched than needed.
 */
export class DependentLines {
  /** Whether a text had such lines since this was last set to false. */
  areSeen = false;

  readonly detector: Detector = {
    anchors: anyCase("-beg", "ens", "eys", "ets", "rds"),
    look: (text, at) => {
      first.lastIndex = at;
      if (!first.test(text)) return ~(at + 1);
      this.areSeen = true;
      return behindAll;
    },
  };
}

const first = /(?<=----)-BEGIN |(?:ens|eys|ets|rds)(?![a-z])[^\r\n:=]{0,20}[:=][^\r\n]{0,20}\r?\n[^\r\n-]{0,30}-/iy;
