/** The JSON that crosses the network, field for field. */

export interface UploadAnswer {
  success: true;
  url: string;
  shortUrl: string;
  id: string;
  createdAt: string;
  /** Only where the request asked for it: how often each kind of private text was masked. */
  redacted?: Record<string, number>;
  /** Only where the request asked for it: removes the log. The header `Lectern-Token` has it in any case. */
  token?: string;
}

export interface RemovedAnswer {
  success: true;
  id: string;
}

export interface LogAnswer {
  success: true;
  id: string;
  content: string;
  /** `""` where none was given. */
  name: string;
  /** Includes this one. */
  views: number;
  createdAt: string;
}

export interface StatsAnswer {
  success: true;
  id: string;
  views: number;
  uniqueViews: number;
  createdAt: string;
}

export interface HealthAnswer {
  status: "healthy" | "unhealthy";
  timestamp: string;
  /** What fails, and how. When healthy: what the service does without for now. */
  checks?: Record<string, string>;
}

export interface ErrorAnswer {
  success: false;
  error: string;
  /** Equal to the HTTP status. */
  code: number;
}

export interface LimitsAnswer {
  success: true;
  /** Bytes of UTF-8. */
  maxLogBytes: number;
  maxNameCharacters: number;
  /** Of one client, in any 60 seconds. `null`: there is no limit. */
  uploadsPerMinute: number | null;
  analysesPerMinute: number | null;
  assistantCallsPerMinute: number | null;
  retention: "permanent" | "limited";
  /** `null`: logs are kept for good. */
  retentionDays: number | null;
  /** What the days are counted from. */
  retentionFrom: "view" | "upload" | null;
  /** Types of bodies that are read as such. Any other type is the log itself. */
  contentTypes: string[];
  requestEncodings: string[];
  answerEncodings: string[];
  /** Values of `format`. */
  answerFormats: string[];
  /** Values of `lang`. */
  languages: string[];
  /** A regular expression. */
  idPattern: string;
}
