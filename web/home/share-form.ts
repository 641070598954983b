import { element } from "../page/elements.ts";
import { askWorker } from "./ask-worker.ts";
import { titleOf } from "./cards.ts";
import { Composer } from "./composer.ts";
import { headlineOf } from "./explanation.ts";
import { amounts, words } from "./i18n.ts";
import { PrivacyChecks } from "./privacy-check.ts";
import { PrivacyPanel } from "./privacy-panel.ts";
import { StatusBox } from "./progress.ts";
import { problemInWords, reasonInWords } from "./reason-words.ts";
import type { Failed, Stored } from "./shared-logs.ts";
import { type SharingEnd, shareAll } from "./sharing.ts";
import { cleanName, type Source } from "./sources.ts";
import { type Body, packBody } from "./upload-body.ts";
import { upload } from "./uploading.ts";

export interface ShareFormEvents {
  /** What is about to be shared has changed. */
  composed(): void;
  /** Called for each log, as soon as it is stored. */
  stored(log: Stored): void;
  /**
   * Nothing more happens by itself. `isAll`: everything was shared, and the form is empty. Answers whether it told of
   * the failures.
   */
  ended(isAll: boolean, failed: readonly Failed[]): boolean;
}

/** Of the beginning of a log, more than its card has room for. */
const shownCharacters = 4000;

/** `broken`: a fault of this page, which nobody foresaw. */
type DeskEnd = SharingEnd | { kind: "nothing" | "broken" };

/** The form: what is put on it, what is private in that, and the way to the service. */
export class ShareForm {
  readonly composer: Composer;
  private readonly maxBytes: number;
  private readonly button = element<HTMLButtonElement>("share");
  private readonly status = new StatusBox(element("status"));
  private readonly checks: PrivacyChecks;
  private readonly panel: PrivacyPanel;
  private running: AbortController | null = null;

  constructor(
    private readonly form: HTMLFormElement,
    private readonly events: ShareFormEvents,
  ) {
    this.maxBytes = Number(form.dataset["maxBytes"]);
    this.checks = new PrivacyChecks(form.dataset["worker"] ?? "", () => this.panel.show(this.composer.sources()));
    this.panel = new PrivacyPanel(element("privacy"), this.checks, {
      checkAgain: () => this.checkAgain(),
      shareUnmasked: () => this.share(true),
      decided: () => this.composer?.showBeginnings((source) => this.panel.beginningOf(source, shownCharacters)),
      ownWords: (chosen) => {
        this.checks.lookFor(chosen);
        this.composed();
      },
    });
    this.composer = new Composer(
      this.maxBytes,
      () => this.composed(),
      (complaint) => this.status.failed(complaint),
      {
        shorten: (text) => askWorker(form.dataset["shorteningWorker"] ?? "", { text, maxBytes: this.maxBytes }),
        unpack: (question, signal) =>
          askWorker(form.dataset["unpackingWorker"] ?? "", { ...question, maxBytes: this.maxBytes }, signal),
      },
    );
  }

  get isSharing(): boolean {
    return this.running !== null;
  }

  complain(sentence: string): void {
    this.status.failed(sentence);
  }

  /** An empty form, with every switch as it was. */
  clear(): void {
    this.status.end();
    this.composer.clear();
  }

  /** `mayBeUnmasked`: somebody decided that a log goes out though nobody knows what is private in it. */
  async share(mayBeUnmasked = false): Promise<void> {
    if (this.running) return;
    const run = new AbortController();
    this.running = run;
    const focused = document.activeElement;
    // What is locked or replaced meanwhile would drop the focus.
    if (this.form.contains(focused)) this.button.focus({ preventScroll: true });
    this.lock(true);
    this.status.begin(() => run.abort());
    const shared: Source[] = [];
    let end: DeskEnd = { kind: "broken" };
    try {
      end = await this.run(mayBeUnmasked, run.signal, shared);
    } finally {
      this.running = null;
      this.lock(false);
      for (const source of shared) this.composer.remove(source);
      if (focused instanceof HTMLElement && this.form.contains(focused)) focused.focus({ preventScroll: true });
      const isTold = this.events.ended(end.kind === "done" && this.composer.isEmpty, this.failedOf(end));
      this.tellEnd(end, shared.length > 0, isTold);
    }
  }

  private async run(mayBeUnmasked: boolean, signal: AbortSignal, shared: Source[]): Promise<DeskEnd> {
    const aborted = new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve()));
    if (this.composer.isReading) this.status.step(words.readingFiles);
    await Promise.race([this.composer.settled(), aborted]);
    this.status.step(words.checking);
    const sources = this.composer.sources();
    await Promise.race([Promise.all(sources.map((source) => this.checks.check(source))), aborted]);
    if (signal.aborted) return { kind: "cancelled" };
    if (sources.length === 0) return { kind: "nothing" };
    return shareAll(
      sources,
      {
        prepare: (source) => this.prepare(source, mayBeUnmasked),
        upload: (source, body) => {
          const many =
            sources.length > 1
              ? ` (${words.ofMany(amounts.count(shared.length + 1), amounts.count(sources.length))})`
              : "";
          const step = words.uploading(titleOf(source)) + many;
          this.status.step(step, 0, body.blob.size);
          return upload(this.nameOf(source), body, signal, (sent, all) => this.status.step(step, sent, all));
        },
        wait: async (seconds, status) => {
          const why = status === 429 ? words.limited : words.overloaded;
          const cancel = () => this.running?.abort();
          await this.status.countdown(why, seconds, signal, cancel);
          this.status.begin(cancel);
        },
        stored: (source, answer) => {
          shared.push(source);
          const masked = this.checks.found(source) ? this.panel.maskedIn(source) : null;
          this.events.stored({
            answer,
            order: source.id,
            title: titleOf(source),
            name: this.nameOf(source),
            masked,
            headline: headlineOf(answer.id),
          });
        },
      },
      signal,
    );
  }

  /** What is sent is what the preview showed: the text, with the matches that it marked replaced. */
  private async prepare(source: Source, mayBeUnmasked: boolean): Promise<Body | "tooLarge" | "unchecked"> {
    this.status.step(words.preparing(titleOf(source)));
    const bytes = await this.bytesToStore(source, mayBeUnmasked);
    if (!bytes) return "unchecked";
    return bytes.size > this.maxBytes ? "tooLarge" : packBody(bytes);
  }

  /** What was checked goes out under a name that was checked with it. */
  private nameOf(source: Source): string {
    return cleanName(this.checks.found(source) ? this.checks.maskedName(source) : source.name);
  }

  private async bytesToStore(source: Source, mayBeUnmasked: boolean): Promise<Blob | null> {
    const isUnknown = this.checks.state(source) === "failed";
    if (isUnknown && !mayBeUnmasked) return null;
    if (isUnknown || this.panel.maskedIn(source) === 0) return new Blob([source.text]);
    try {
      return new Blob([await this.checks.masked(source, this.panel.masks(source))]);
    } catch {
      this.checks.fail(source);
      return null;
    }
  }

  private composed(): void {
    const sources = this.composer.sources();
    if (this.composer.isEmpty) this.panel.reset();
    this.checks.keepOnly(sources);
    for (const source of sources) void this.checks.check(source);
    this.panel.show(sources);
    this.events.composed();
  }

  private checkAgain(): void {
    const sources = this.composer.sources();
    for (const source of sources) void this.checks.again(source);
    this.panel.show(sources);
  }

  private lock(isLocked: boolean): void {
    this.composer.lock(isLocked);
    // A button that is disabled would lose the focus.
    this.button.setAttribute("aria-disabled", String(isLocked));
    this.form.setAttribute("aria-busy", String(isLocked));
  }

  /** What was not shared, with the files that never could be. */
  private failedOf(end: DeskEnd): Failed[] {
    if (end.kind !== "failed" && end.kind !== "done") return [];
    const broken = this.composer.broken().map((source) => ({
      order: source.id,
      title: titleOf(source),
      why: problemInWords(source, this.maxBytes),
      exact: "",
      mayBeRetried: false,
    }));
    const failures = end.kind === "failed" ? end.failures : [];
    const refused = failures.map(({ source, reason }) => {
      const { sentence, exact } = reasonInWords(reason, this.maxBytes);
      return { order: source.id, title: titleOf(source), why: sentence, exact, mayBeRetried: true };
    });
    return [...refused, ...broken];
  }

  private tellEnd(end: DeskEnd, hasShared: boolean, isTold: boolean): void {
    const again = () => this.share();
    if (end.kind === "done" || isTold) this.status.end();
    else if (end.kind === "cancelled") this.status.noted(hasShared ? words.cancelledRest : words.cancelled);
    else if (end.kind === "broken") this.status.failed(words.pageFailed, "", again);
    else if (end.kind === "failed") {
      const { reason } = end.failures[0]!;
      const { sentence, exact } = reasonInWords(reason, this.maxBytes);
      if (reason.kind === "unchecked") {
        this.status.end();
        this.panel.scrollHere();
      } else this.status.failed(sentence, exact, reason.kind === "tooLarge" ? null : again);
    } else {
      this.status.failed(words.nothingYet);
      this.composer.focus();
    }
  }
}
