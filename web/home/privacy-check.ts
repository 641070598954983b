import type { KnownText } from "../../src/privacy/known-texts.ts";
import type { PlayerMask } from "../../src/privacy/players/find-players.ts";
import { type KnownPlayer, Players } from "../../src/privacy/players/players.ts";
import { ShareTexts } from "../../src/privacy/share-texts.ts";
import { trusted } from "../page/trusted.ts";
import type { FoundPrivate } from "./found-private.ts";
import type { PrivacyQuestion, PrivacyReply } from "./privacy-messages.ts";
import type { Source } from "./sources.ts";

/** A check that takes longer has failed. Ten megabytes take less than a second. */
const timeoutMs = 30_000;

type Question = PrivacyQuestion extends infer One ? (One extends { id: number } ? Omit<One, "id"> : never) : never;

/** Asks the thread one thing after the other. A thread that fails is thrown away, and the next question gets a new one. */
class PrivacyThread {
  private worker: Worker | null = null;
  private last: Promise<unknown> = Promise.resolve();
  private asked = 0;

  constructor(private readonly address: string) {}

  /** `question`: made when its turn comes, from what the replies before it told. */
  ask(question: () => Question): Promise<PrivacyReply> {
    const reply = this.last.then(() => this.askNow(question()));
    this.last = reply.catch(() => {});
    return reply;
  }

  private askNow(question: Question): Promise<PrivacyReply> {
    const id = ++this.asked;
    return new Promise<PrivacyReply>((resolve, reject) => {
      this.worker ??= new Worker(trusted.script(this.address), { type: "module" });
      const { worker } = this;
      const fail = (why: string) => {
        clearTimeout(timer);
        worker.terminate();
        this.worker = null;
        reject(new Error(why));
      };
      const timer = setTimeout(() => fail("it took too long"), timeoutMs);
      worker.onerror = (event) => fail(event.message ?? "it could not be loaded");
      worker.onmessageerror = () => fail("its reply could not be read");
      worker.onmessage = ({ data }: MessageEvent<PrivacyReply>) => {
        if (data.id !== id) return;
        if ("failed" in data) return fail(data.failed);
        clearTimeout(timer);
        resolve(data);
      };
      worker.postMessage({ id, ...question });
    });
  }
}

/** What is certain in a text, and what of the others it was looked through for. */
interface LookedThrough {
  source: Source;
  own: readonly KnownText[];
  known: readonly KnownText[];
  /** Those whom it names, and those of all texts that it was looked through with. */
  ownPlayers: readonly KnownPlayer[];
  players: readonly KnownPlayer[];
}

type CheckState = "checking" | "failed" | FoundPrivate;

/** What is known of each text. Texts never change, so each is looked through again for what is certain in other texts only. */
export class PrivacyChecks {
  private readonly thread: PrivacyThread;
  private readonly states = new Map<number, CheckState>();
  private readonly names = new Map<number, { given: string; masked: string }>();
  private readonly looked = new Map<number, LookedThrough>();
  private readonly running = new Map<number, Promise<void>>();
  private ownWords: readonly string[] = [];
  private playerMasks: readonly PlayerMask[] = [];
  /** Another one for every wish: what was asked for before it is not awaited any more. */
  private wish = {};

  constructor(
    address: string,
    private readonly onChange: () => void,
  ) {
    this.thread = new PrivacyThread(address);
  }

  /** The first text makes the thread load its code and make its tables, which takes longer than most texts: better before one is there. */
  prepare(): void {
    const nothing = { find: "", name: "", words: [], known: [], masks: [], players: [] };
    this.thread.ask(() => nothing).catch(() => {});
  }

  state({ id }: Source): CheckState {
    return this.states.get(id) ?? "checking";
  }

  found(source: Source): FoundPrivate | null {
    const state = this.state(source);
    return typeof state === "string" ? null : state;
  }

  /** The name that a log came with, masked. A name that was typed since is what somebody wants it to be. */
  maskedName({ id, name }: Source): string {
    const checked = this.names.get(id);
    return checked?.given === name ? checked.masked : name;
  }

  /** Resolves when it is known, or known to have failed. */
  check(source: Source): Promise<void> {
    const known = this.running.get(source.id);
    if (known !== undefined) return known;
    const running = this.look(source);
    this.running.set(source.id, running);
    return running;
  }

  again(source: Source): Promise<void> {
    if (this.state(source) === "failed") this.forget(source.id);
    return this.check(source);
  }

  /** Everything is looked through again, for these words and for this of players, too. */
  lookFor(words: readonly string[], masks: readonly PlayerMask[]): void {
    this.ownWords = words;
    this.playerMasks = masks;
    this.wish = {};
    for (const id of [...this.running.keys()]) this.forget(id);
  }

  /** Forgets the others: a text that changes is another one each time. */
  keepOnly(sources: readonly Source[]): void {
    const kept = new Set(sources.map(({ id }) => id));
    for (const id of this.running.keys()) if (!kept.has(id)) this.forget(id);
    // A new text is looked through first, because it may have the names of the one whose place it takes.
    if (sources.every(({ id }) => this.looked.has(id))) void this.lookAgain();
  }

  /** What was known of it cannot be used after all. */
  fail({ id }: Source): void {
    this.states.set(id, "failed");
    this.onChange();
  }

  /** The log as it will be stored, in UTF-8. */
  async masked(source: Source, masks: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
    const found = this.found(source);
    if (!found) throw new Error("a text that was not checked cannot be masked");
    const reply = await this.thread.ask(() => ({ mask: source.text, found, masks }));
    if (!("bytes" in reply)) throw new Error("another reply was expected");
    return reply.bytes;
  }

  private forget(id: number): void {
    this.states.delete(id);
    this.names.delete(id);
    this.looked.delete(id);
    this.running.delete(id);
  }

  private async look(source: Source): Promise<void> {
    this.states.set(source.id, "checking");
    let state: CheckState = "failed";
    const asked = this.wish;
    const { ownWords: words, playerMasks: masks } = this;
    let ownPlayers = this.looked.get(source.id)?.ownPlayers ?? [];
    let players: readonly KnownPlayer[] = [];
    let own = this.looked.get(source.id)?.own ?? [];
    let known: readonly KnownText[] = [];
    try {
      const { name } = source;
      const reply = await this.thread.ask(() => {
        known = this.certain();
        players = this.players();
        return { find: source.text, name, words, known, masks, players };
      });
      if ("found" in reply) {
        state = reply.found;
        own = reply.certain;
        ownPlayers = reply.players;
        if (this.isAwaited(source, asked)) this.names.set(source.id, { given: name, masked: reply.name });
      }
    } catch {
      // The person is told, and decides.
    }
    if (!this.isAwaited(source, asked)) return;
    this.states.set(source.id, state);
    this.looked.set(source.id, { source, own, known, ownPlayers, players });
    // Whoever waits for this text waits for what it changes in the others.
    const others = this.lookAgain();
    this.onChange();
    await others;
  }

  private certain(): readonly KnownText[] {
    const share = new ShareTexts();
    for (const { own } of this.looked.values()) share.add(own);
    return share.known;
  }

  /** By the order of the texts: who is named in a later one has a later number. */
  private players(): readonly KnownPlayer[] {
    const ordered = [...this.looked.values()].sort((a, b) => a.source.id - b.source.id);
    return new Players(ordered.flatMap(({ ownPlayers }) => ownPlayers)).known;
  }

  /** The texts that were looked through for something else than what is certain in the texts now. */
  private async lookAgain(): Promise<void> {
    const all = this.certain();
    const isCertain = new Set(all);
    const players = JSON.stringify(this.players());
    const stale = [...this.looked.values()].filter(({ source, own, known, ...asked }) => {
      if (this.states.get(source.id) === "checking") return false;
      const lookedFor = new Set([...known, ...own]);
      if (JSON.stringify(new Players([...asked.players, ...asked.ownPlayers]).known) !== players) return true;
      return !all.every((text) => lookedFor.has(text)) || !known.every((text) => isCertain.has(text));
    });
    await Promise.all(
      stale.map(({ source }) => {
        const running = this.look(source);
        this.running.set(source.id, running);
        return running;
      }),
    );
  }

  /** The source may be gone by now, or looked through for something else. */
  private isAwaited({ id }: Source, asked: object): boolean {
    return this.states.has(id) && asked === this.wish;
  }
}
