/** A thread for tests of the pool, with jobs that end in every way, and one that never ends. */
import { getPriority } from "node:os";
import { Outage, Refusal } from "../../src/wire/refusal.ts";
import { serveJobs } from "../../src/work/thread.ts";

export type Trial =
  /** Answers with the value, and how many jobs this thread has had. */
  | { kind: "echo"; value: unknown }
  | { kind: "fill"; bytes: number }
  | { kind: "refuse" }
  | { kind: "outage" }
  | { kind: "bug" }
  /** Says that it has begun, then waits until it is let go. */
  | { kind: "wait"; begun: Int32Array; mayEnd: Int32Array }
  /** Says that it has begun, then works for ever. */
  | { kind: "loop"; begun: Int32Array }
  | { kind: "die" }
  /** Answers with the priority of this thread. */
  | { kind: "priority" }
  /** Does its job, and fails afterwards. */
  | { kind: "fail-later" };

let jobs = 0;

function say(flag: Int32Array): void {
  Atomics.store(flag, 0, 1);
  Atomics.notify(flag, 0);
}

serveJobs<Trial, unknown>(
  (trial) => {
    jobs++;
    switch (trial.kind) {
      case "echo":
        return { value: trial.value, jobs };
      case "fill":
        return new Uint8Array(trial.bytes).fill(7);
      case "refuse":
        throw new Refusal(413, "too large", 9);
      case "outage":
        throw new Outage("the disk is gone");
      case "bug":
        throw new TypeError("undefined is not a function");
      case "wait":
        say(trial.begun);
        Atomics.wait(trial.mayEnd, 0, 0);
        return "let go";
      case "loop":
        say(trial.begun);
        for (;;) jobs++;
      case "die":
        return process.exit(3);
      case "priority":
        return getPriority(0);
      case "fail-later":
        setTimeout(() => {
          throw new Error("out of nowhere");
        });
        return "done";
    }
  },
  (output) => (output instanceof Uint8Array ? [output] : []),
);
