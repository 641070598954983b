/** The JSON that crosses the network, field for field. */

export interface UploadAnswer {
  success: true;
  url: string;
  shortUrl: string;
  id: string;
  createdAt: string;
  /** Only where the request asked for it: how often each kind of private text was masked. */
  redacted?: Record<string, number>;
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
  /** Only when unhealthy: what fails, and how. */
  checks?: Record<string, string>;
}

export interface ErrorAnswer {
  success: false;
  error: string;
  /** Equal to the HTTP status. */
  code: number;
}
