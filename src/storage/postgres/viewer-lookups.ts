import type { LogId, ViewerHash } from "../../logs/ports.ts";
import type { PostgresDatabase } from "./database.ts";
import { deadlines } from "./deadlines.ts";

interface Question {
  id: LogId;
  viewer: ViewerHash;
  answer: PromiseWithResolvers<boolean>;
}

const maxAtOnce = 2000;

/** Looks up known viewers. Lookups that arrive while one is running are batched: many readers, few statements. */
export class ViewerLookups {
  private waiting: Question[] = [];
  private isAsking = false;

  constructor(private readonly database: PostgresDatabase) {}

  has(id: LogId, viewer: ViewerHash): Promise<boolean> {
    const answer = Promise.withResolvers<boolean>();
    this.waiting.push({ id, viewer, answer });
    if (!this.isAsking) void this.askAll();
    return answer.promise;
  }

  private async askAll(): Promise<void> {
    this.isAsking = true;
    while (this.waiting.length > 0) {
      const questions = this.waiting.splice(0, maxAtOnce);
      try {
        const met = await this.ask(questions);
        for (const { id, viewer, answer } of questions) answer.resolve(met.has(`${id} ${viewer}`));
      } catch (error) {
        for (const { answer } of questions) answer.reject(error);
      }
    }
    this.isAsking = false;
  }

  private async ask(questions: Question[]): Promise<Set<string>> {
    const ids = questions.map(({ id }) => id);
    const viewers = questions.map(({ viewer }) => viewer);
    const rows = await this.database.query<{ id: LogId; viewer: ViewerHash }[]>(
      "viewers",
      (sql) => sql`
        SELECT given.id, given.viewer
        FROM unnest(${sql.array(ids, "TEXT")}, ${sql.array(viewers, "TEXT")}) AS given (id, viewer)
        JOIN viewers ON viewers.id = given.id AND viewers.viewer = decode(given.viewer, 'hex')`,
      deadlines.optional,
    );
    return new Set(rows.map(({ id, viewer }) => `${id} ${viewer}`));
  }
}
