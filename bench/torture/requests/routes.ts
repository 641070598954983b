/** What is asked for: every path that the service has, with `:id` where an id stands. */

export const uploads: string[] = [
  "POST /api/upload",
  "POST /api/upload",
  "POST /api/upload?name=a.log&format=plain",
  "POST /api/upload?redact=true&token=true",
  "POST /1/log",
  "POST /documents",
  "POST /post",
  "POST /api/v1/pastes",
  "POST /",
  "POST /api/analyse",
  "POST /1/analyse",
  "POST /1/bulk/log/delete",
];

export const reads: string[] = [
  "GET /",
  "GET /:id",
  "GET /:id",
  "GET /:id.md",
  "GET /s/:id",
  "GET /compare",
  "GET /api/log/:id",
  "GET /api/log/:id",
  "GET /api/bundle/:id",
  "GET /api/bundle/:id/zip",
  "DELETE /api/bundle/:id",
  "GET /api/stats/:id",
  "GET /api/insights/:id",
  "GET /api/health",
  "GET /api/limits",
  "GET /raw/:id",
  "GET /raw/:id.log?download",
  "GET /content/:id",
  "GET /lines/:id",
  "GET /assets/:id",
  "GET /1/log/:id",
  "GET /1/log/:id?raw&parsed&insights",
  "DELETE /1/log/:id",
  "DELETE /api/log/:id",
  "GET /1/raw/:id",
  "GET /1/insights/:id",
  "GET /1/limits",
  "GET /1/filters",
  "GET /documents/:id",
  "GET /p/anonymous/:id",
  "GET /llms.txt",
  "GET /robots.txt",
  "GET /favicon.svg",
  "OPTIONS /api/upload",
  "HEAD /api/log/:id",
  "HEAD /:id",
];

/** Large answers, which cost as much as a hundred others: rare, so that there is time for those. */
export const large: string[] = ["GET /docs", "GET /openapi.json", "GET /compare/:id/:id"];

/** Takes a thread for a while. */
export const costly: string[] = ["GET /:id.png"];
