/** Called for failures in the background, where there is no request to refuse. What failed is tried again by itself. */
export type ReportTrouble = (what: string, error: Error) => void;
