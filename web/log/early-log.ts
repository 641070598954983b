/** What is on its way before the script that shows it is there. */
export interface EarlyLog {
  text: Promise<string>;
  /** `null` where the page makes it itself: the log is small. */
  index: Promise<ArrayBuffer> | null;
  /** For what the script adds. */
  styles: Promise<void>;
  /** Shows now what of the page is not shown yet. It comes without being asked for, too, if the log takes long. */
  showRest(): Promise<void>;
  restShown: Promise<void>;
}

declare global {
  interface Window {
    earlyLog: EarlyLog;
  }
}
