import { afterEach, beforeEach, expect, jest, test } from "bun:test";
import { FakeClock } from "../../../../tests/support/fake-clock.ts";
import { LoopLateness } from "./loop-lateness.ts";

let clock: FakeClock;
let lateness: LoopLateness;
beforeEach(() => {
  jest.useFakeTimers();
  clock = new FakeClock();
  lateness = new LoopLateness(clock);
});
afterEach(() => {
  lateness.stop();
  jest.useRealTimers();
});

/** Time passes, and timers fire when they are due. */
function inTime(ms: number): void {
  for (let passed = 0; passed < ms; passed += 10) {
    clock.advance(10);
    jest.advanceTimersByTime(10);
  }
}

/** The thread is busy with something, and timers fire afterwards. */
function busy(ms: number): void {
  clock.advance(ms);
  jest.advanceTimersByTime(ms);
}

test("a thread that does a little at a time is in time", () => {
  for (let i = 0; i < 100; i++) {
    inTime(70);
    clock.advance(30);
    expect(lateness.isLate).toBe(false);
    jest.advanceTimersByTime(30);
  }
});

test("it is late while it is busy for longer, also before any timer can tell", () => {
  inTime(500);
  clock.advance(120);
  expect(lateness.isLate).toBe(false);
  clock.advance(40);
  expect(lateness.isLate).toBe(true);
});

test("it is late for a second after that, and then in time", () => {
  inTime(500);
  busy(300);
  inTime(900);
  expect(lateness.isLate).toBe(true);
  inTime(200);
  expect(lateness.isLate).toBe(false);
});
