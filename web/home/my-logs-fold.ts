import { element } from "../page/elements.ts";
import type { MyLogsStore } from "../page/my-logs-store.ts";
import { amounts } from "./i18n.ts";
import type { MyLogsList } from "./my-logs.ts";

/** The list is built when it is unfolded, which happens at once if it is not empty. */
export class MyLogsFold {
  private readonly fold = element<HTMLDetailsElement>("my-logs-fold");
  private readonly count = element("my-logs-count");
  private list: MyLogsList | null = null;

  constructor(private readonly store: MyLogsStore) {
    this.fold.addEventListener("toggle", () => this.load());
    // Another tab may have shared or removed logs.
    addEventListener("storage", () => this.update());
    this.update();
    this.fold.open = this.store.all().length > 0;
    addEventListener("hashchange", () => this.followAddress());
    this.followAddress();
  }

  /** `/#my-logs`, where the link above every page leads. */
  private followAddress(): void {
    if (location.hash !== "#my-logs") return;
    this.fold.open = true;
    this.fold.scrollIntoView();
  }

  update(): void {
    const logs = this.store.all().length;
    this.count.hidden = logs === 0;
    this.count.textContent = amounts.count(logs);
    this.list?.show();
  }

  private async load(): Promise<void> {
    if (this.list || !this.fold.open) return;
    const { MyLogsList } = await import("./my-logs.ts");
    this.list ??= new MyLogsList(element("my-logs-list"), this.store, () => this.update());
  }
}
