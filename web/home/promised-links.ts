import { copyPromised } from "../page/copying.ts";

/** Copies the links of logs that are yet to be shared, by the right of the click that shares them. */
export class PromisedLinks {
  private keep: (links: string) => void = () => {};
  private breakOff: (reason: Error) => void = () => {};
  private readonly isCopied: Promise<boolean>;

  constructor() {
    this.isCopied = copyPromised(
      new Promise((resolve, reject) => {
        this.keep = resolve;
        this.breakOff = reject;
      }),
    );
  }

  copy(links: string): Promise<boolean> {
    this.keep(links);
    return this.isCopied;
  }

  /** Nothing was shared. */
  withdraw(): void {
    this.breakOff(new Error("nothing was shared"));
  }
}
