import { SQL } from "bun";
import { Outage } from "../../wire/refusal.ts";
import { type EngineMeter, metered, noMeter } from "../engine-meter.ts";
import { QuerySlots } from "./query-slots.ts";

export interface DatabaseSettings {
  url: string;
  /** Connections of this node. */
  connections: number;
  /** No query takes longer, whatever the server does. */
  deadlineMs: number;
  meter?: EngineMeter;
}

/** What metrics tell apart. Few, so that each says something. */
export type DatabaseOperation =
  | "insert"
  | "find"
  | "remove"
  | "views"
  | "viewers"
  | "analysis"
  | "crashes"
  | "record"
  | "retention"
  | "sweep"
  | "probe"
  | "space"
  | "survey"
  | "migrate"
  | "transfer";

const lookEveryMs = 250;
/** After a query has waited this long, the server is probed. */
const suspectAfterMs = 750;
const probeMs = 1000;
/** One that answers and is only slow is not asked all the time. */
const trustMs = 1000;
/** By then the server has ended a statement itself; a connection that is still silent is lost. */
const graceMs = 1000;

interface UnderWay {
  since: number;
  /** Longest that the caller is ready to wait. */
  deadlineMs: number;
}

/**
 * PostgreSQL as the store sees it: every query ends within its deadline, and every failure is an `Outage` that names
 * PostgreSQL. A server that does not answer is noticed within two seconds. From then on queries fail at once, while a
 * connection of its own probes the server until it answers again.
 */
export class PostgresDatabase {
  private pool: SQL;
  private readonly slots: QuerySlots;
  private readonly underWay = new Set<UnderWay>();
  private readonly watch: ReturnType<typeof setInterval>;
  private isProbing = false;
  private trustedUntil = Number.NEGATIVE_INFINITY;
  private isSilent = false;
  private isClosed = false;

  constructor(private readonly settings: DatabaseSettings) {
    this.pool = this.newPool();
    this.slots = new QuerySlots(settings.connections);
    this.watch = setInterval(() => this.look(), lookEveryMs);
    this.watch.unref();
  }

  /**
   * `run` may be repeated only by its caller, who knows whether that does harm. `operation`: what it counts as.
   */
  query<T>(
    operation: DatabaseOperation,
    run: (sql: SQL) => Promise<T>,
    deadlineMs = this.settings.deadlineMs,
  ): Promise<T> {
    return metered(this.settings.meter ?? noMeter, "postgres", operation, () => this.ask(run, deadlineMs));
  }

  /** How many queries wait for a connection. */
  get waiting(): number {
    return this.slots.waitingCount;
  }

  private async ask<T>(run: (sql: SQL) => Promise<T>, deadlineMs: number): Promise<T> {
    this.refuseIfLost();
    const asked = performance.now();
    await this.slots.take(deadlineMs);
    const deadline = Promise.withResolvers<never>();
    const left = Math.max(1, deadlineMs - (performance.now() - asked));
    const timer = setTimeout(
      () => deadline.reject(new Outage(`PostgreSQL did not answer within ${deadlineMs} ms.`)),
      left,
    );
    try {
      return await Promise.race([this.send(run, deadlineMs), deadline.promise]);
    } catch (error) {
      throw this.isSilent && error instanceof SQL.SQLError ? silence() : asOutage(error);
    } finally {
      clearTimeout(timer);
    }
  }

  async close(): Promise<void> {
    this.isClosed = true;
    clearInterval(this.watch);
    await this.pool.close({ timeout: 1 });
  }

  /** The slot is taken as long as the connection is: also by what nobody waits for any more. */
  private send<T>(run: (sql: SQL) => Promise<T>, deadlineMs: number): Promise<T> {
    const mark: UnderWay = { since: performance.now(), deadlineMs };
    this.underWay.add(mark);
    const answer = (async () => run(this.pool))();
    const settled = () => {
      this.underWay.delete(mark);
      this.slots.give();
    };
    answer.then(settled, settled);
    return answer;
  }

  private refuseIfLost(): void {
    if (this.isClosed) throw new Outage("PostgreSQL: the connection is closed.");
    if (this.isSilent) throw silence();
  }

  private look(): void {
    const now = performance.now();
    let isSuspect = this.isSilent;
    for (const { since, deadlineMs } of this.underWay) {
      if (now - since > suspectAfterMs) isSuspect = true;
      if (now - since > Math.max(deadlineMs, this.settings.deadlineMs) + graceMs) {
        this.replacePool();
        return;
      }
    }
    if (isSuspect && !this.isProbing && now > this.trustedUntil) void this.probe();
  }

  private async probe(): Promise<void> {
    this.isProbing = true;
    const answers = await this.answersAtAll();
    this.isProbing = false;
    if (answers) this.trustedUntil = performance.now() + trustMs;
    if (this.isClosed || answers !== this.isSilent) return;
    this.isSilent = !answers;
    this.replacePool();
    if (this.isSilent) this.slots.refuseWaiting(silence());
  }

  /** On a separate connection: the pool itself may be what is wrong. */
  private async answersAtAll(): Promise<boolean> {
    const sql = this.newPool(1);
    const late = Bun.sleep(probeMs).then(() => false);
    const answer = sql`SELECT 1`.then(
      () => true,
      (error: unknown) => isAnswer(sqlState(error)),
    );
    try {
      return await Promise.race([answer, late]);
    } finally {
      sql.close({ timeout: 0 }).catch(() => {});
    }
  }

  private newPool(max = this.settings.connections): SQL {
    const { url, deadlineMs } = this.settings;
    return new SQL(url, {
      adapter: "postgres",
      max,
      connectionTimeout: Math.max(1, Math.floor(deadlineMs / 1000)),
      // The server gives up, too: a node that is gone must not leave work behind.
      connection: { statement_timeout: deadlineMs, application_name: "lectern" },
    });
  }

  /** Queries that still wait in the old pool fail at once. */
  private replacePool(): void {
    const old = this.pool;
    this.pool = this.newPool();
    this.underWay.clear();
    old.close({ timeout: 0 }).catch(() => {});
  }
}

function silence(): Outage {
  return new Outage("PostgreSQL does not answer.");
}

/**
 * Whether an error came from a running server: it may have no connection left, or refuse our password. One that starts
 * or stops is not running.
 */
function isAnswer(state: string): boolean {
  return state !== "" && !state.startsWith("57P");
}

/** SQLSTATE classes of statements that are refused for their content: bugs of ours. Every other error is an outage. */
const bugClasses = ["22", "42", "23", "26"];

function asOutage(error: unknown): Error {
  const isTrouble = error instanceof SQL.SQLError && !bugClasses.includes(sqlState(error).slice(0, 2));
  return isTrouble ? new Outage(`PostgreSQL: ${error.message}.`, { cause: error }) : (error as Error);
}

/** Whether the disk of the server has no room left. */
export function isDiskFull(error: unknown): boolean {
  return error instanceof Outage && sqlState(error.cause) === "53100";
}

/** SQLSTATE of what PostgreSQL refused; `""` for anything else. */
export function sqlState(error: unknown): string {
  const { errno } = (error ?? {}) as { errno?: unknown };
  return typeof errno === "string" ? errno : "";
}
