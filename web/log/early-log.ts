/** What is on its way before the script that shows it is there. */
export interface EarlyLog {
  text: Promise<string>;
  /** `null` where the page makes it itself: the log is small. */
  index: Promise<ArrayBuffer> | null;
}

declare global {
  interface Window {
    earlyLog: EarlyLog;
  }
}
