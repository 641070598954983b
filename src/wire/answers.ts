/** The JSON that crosses the network, field for field. */

export interface SharedFileAnswer {
  name: string;
  url: string;
  shortUrl: string;
  id: string;
  createdAt: string;
  /** Only where the request asked for it: how often each kind of private text was masked. */
  redacted?: Record<string, number>;
}

export interface LeftOutAnswer {
  name: string;
  /** One of the codes of `left-out.ts`. */
  reason: string;
  /** For people, in English. */
  message: string;
}

export interface UploadAnswer extends Omit<SharedFileAnswer, "name"> {
  success: true;
  /** Only where the request asked for it: removes the log. The header `Lectern-Token` has it in any case. */
  token?: string;
  /** Only of several: each a log of its own, the most telling one first. Everything else is then of their bundle. */
  files?: SharedFileAnswer[];
  /** Only where something was. */
  leftOut?: LeftOutAnswer[];
}

export interface BundleFileAnswer {
  id: string;
  /** `""` of a log that was removed. */
  name: string;
  /** Bytes of UTF-8. */
  size: number;
  url: string;
  /** Only of a log that was removed: by whom. */
  removed?: "owner" | "operator" | "retention" | "unknown";
}

export interface BundleAnswer {
  success: true;
  id: string;
  url: string;
  shortUrl: string;
  /** `""` where none was given. */
  name: string;
  createdAt: string;
  views: number;
  uniqueViews: number;
  /** The most telling one first. */
  files: BundleFileAnswer[];
}

export interface RemovedAnswer {
  success: true;
  id: string;
}

/** With `?names=readable`: which names the content has. */
export interface LogNamesAnswer {
  shown: "readable" | "written";
  /** The version of the game whose names they are. */
  minecraft?: string;
  /** Why they are not readable, where something is hidden. */
  reason?: string;
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
  names?: LogNamesAnswer;
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
