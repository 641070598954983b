import type { UploadAnswer } from "../../src/wire/answers.ts";
import { element } from "../page/elements.ts";
import { afterPress } from "./after-press.ts";
import { askWorker } from "./ask-worker.ts";
import { titleOf } from "./cards.ts";
import { Composer } from "./composer.ts";
import { headlineOf } from "./explanation.ts";
import { words } from "./i18n.ts";
import { KnownSwitch } from "./known-switch.ts";
import { PrivacyChecks } from "./privacy-check.ts";
import { PrivacyPanel } from "./privacy-panel.ts";
import { StatusBox } from "./progress.ts";
import { isTooLarge, problemInWords, reasonInWords } from "./reason-words.ts";
import type { Failed, Stored } from "./shared-logs.ts";
import { type SharingEnd, shareTogether } from "./sharing.ts";
import { cleanName, maxShareBytes, type Source } from "./sources.ts";
import { bodyOf } from "./upload-body.ts";
import { upload } from "./uploading.ts";

interface ShareFormEvents {
  /** Right after the click or the key. */
  began(): void;
  /** What is about to be shared has changed. */
  composed(): void;
  /** Called as soon as it is stored. */
  stored(share: Stored): void;
  /** `isAll`: everything was shared, and the form is empty. Else some files never could be. */
  shared(isAll: boolean, broken: readonly Failed[]): void;
  /** It ended without a link. */
  notShared(): void;
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
  private readonly known: KnownSwitch;
  private running: AbortController | null = null;

  constructor(
    private readonly form: HTMLFormElement,
    private readonly events: ShareFormEvents,
  ) {
    this.maxBytes = Number(form.dataset["maxBytes"]);
    this.checks = new PrivacyChecks(form.dataset["worker"] ?? "", () => this.showPanel());
    this.known = new KnownSwitch(form.dataset["known"] !== undefined);
    this.panel = new PrivacyPanel(element("privacy"), this.checks, this.known.element, {
      checkAgain: () => this.checkAgain(),
      shareUnmasked: () => this.share(true),
      decided: () => this.composer?.showBeginnings((source) => this.panel.beginningOf(source, shownCharacters)),
      hide: (ownWords, players) => {
        this.checks.lookFor(ownWords, players);
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
    this.prepareOnce();
  }

  /** Whoever comes near the form has a log for it, mostly. */
  private prepareOnce(): void {
    const near = ["pointerenter", "focusin", "dragenter", "keydown"] as const;
    const prepare = () => {
      for (const one of near) this.form.removeEventListener(one, prepare);
      this.checks.prepare();
    };
    for (const one of near) this.form.addEventListener(one, prepare);
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
    this.events.began();
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
      if (end.kind === "done") this.events.shared(this.composer.isEmpty, this.brokenFiles());
      else this.events.notShared();
      this.tellEnd(end);
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
    const title = sources.length === 1 ? titleOf(sources[0]!) : words.files({ count: sources.length });
    return shareTogether(
      sources,
      {
        prepare: (source) => this.prepare(source, mayBeUnmasked),
        pack: async (files) => {
          if (files.reduce((sum, { size }) => sum + size, 0) > maxShareBytes(this.maxBytes)) return null;
          return bodyOf(files.map((content, i) => ({ name: this.nameOf(sources[i]!), content })));
        },
        upload: (body) => {
          const step = words.uploading({ name: title });
          const name = sources.length === 1 ? this.nameOf(sources[0]!) : "";
          this.status.step(step, 0, body.blob.size);
          return upload({ name, isUncounted: this.known.isRefused }, body, signal, (sent, all) =>
            this.status.step(step, sent, all),
          );
        },
        wait: async (seconds, status) => {
          const why = status === 429 ? words.limited : words.overloaded;
          const cancel = () => this.running?.abort();
          await this.status.countdown(why, seconds, signal, cancel);
          this.status.begin(cancel);
        },
        stored: (answer) => {
          shared.push(...sources);
          this.events.stored(this.storedOf(sources, answer));
        },
      },
      signal,
    );
  }

  private storedOf(sources: readonly Source[], answer: UploadAnswer): Stored {
    const [first] = sources;
    const names = sources.map((source) => this.nameOf(source));
    const isChecked = sources.every((source) => this.checks.found(source));
    return {
      answer,
      title: sources.length === 1 ? titleOf(first!) : words.files({ count: sources.length }),
      name: sources.length === 1 ? names[0]! : names.filter((name) => name !== "").join(", "),
      files: names.length,
      masked: isChecked ? sources.reduce((sum, source) => sum + this.panel.maskedIn(source), 0) : null,
      headline: headlineOf(answer.id),
    };
  }

  /** What is sent is what the preview showed: the text, with the matches that it marked replaced. */
  private async prepare(source: Source, mayBeUnmasked: boolean): Promise<Blob | "tooLarge" | "unchecked"> {
    this.status.step(words.preparing({ name: titleOf(source) }));
    const bytes = await this.bytesToStore(source, mayBeUnmasked);
    if (!bytes) return "unchecked";
    return bytes.size > this.maxBytes ? "tooLarge" : bytes;
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
    this.showPanel();
    this.showWaiting();
    this.events.composed();
  }

  private showPanel(): void {
    afterPress(() => this.panel.show(this.composer.sources()));
  }

  /** The button waits while it is pressed, and where files were added of which none can be shared. */
  private showWaiting(): void {
    const hasOnlyBroken = this.composer.sources().length === 0 && this.composer.broken().length > 0;
    // A button that is disabled would lose the focus.
    this.button.setAttribute("aria-disabled", String(this.isSharing || hasOnlyBroken));
  }

  private checkAgain(): void {
    const sources = this.composer.sources();
    for (const source of sources) void this.checks.again(source);
    this.showPanel();
  }

  private lock(isLocked: boolean): void {
    this.composer.lock(isLocked);
    this.showWaiting();
    this.form.setAttribute("aria-busy", String(isLocked));
  }

  /** The files that never could be shared. */
  private brokenFiles(): Failed[] {
    return this.composer
      .broken()
      .map((source) => ({ title: titleOf(source), why: problemInWords(source, this.maxBytes) }));
  }

  private tellEnd(end: DeskEnd): void {
    const again = () => this.share();
    if (end.kind === "done") this.status.end();
    else if (end.kind === "cancelled") this.status.noted(words.cancelled);
    else if (end.kind === "broken") this.status.failed(words.pageFailed, "", again);
    else if (end.kind === "failed") {
      const { reason } = end;
      const { sentence, exact } = reasonInWords(reason, this.maxBytes);
      if (reason.kind === "unchecked") {
        this.status.end();
        this.panel.scrollHere();
      } else this.status.failed(sentence, exact, isTooLarge(reason) ? null : again);
    } else {
      this.status.failed(words.nothingYet);
      this.composer.focus();
    }
  }
}
