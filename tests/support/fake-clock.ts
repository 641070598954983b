import type { Clock } from "../../src/logs/ports.ts";

/** A clock that stands still until it is told to go on. */
export class FakeClock implements Clock {
  private passed = 0;

  constructor(private readonly start = Date.parse("2026-01-15T10:30:00.000Z")) {}

  now(): number {
    return this.start + this.passed;
  }

  monotonic(): number {
    return this.passed;
  }

  advance(milliseconds: number): void {
    this.passed += milliseconds;
  }
}
