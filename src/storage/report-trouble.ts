/** Told of trouble in the background, where no request is there to be refused. What failed is tried again by itself. */
export type ReportTrouble = (what: string, error: Error) => void;
