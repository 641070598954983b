import { automaticOr, oneOf, wholeNumber } from "../parsers.ts";
import { setting } from "../setting.ts";

/** What clients may do, what their work may take, and how much is kept how long. */
export const limitSettings = {
  uploadsPerMinute: setting({
    env: "UPLOADS_PER_MINUTE",
    default: "10",
    parse: wholeNumber(0, 1_000_000),
    doc: "Logs that one client (an IPv4 address or an IPv6 /64) may share in any 60 seconds. `0` turns the limit off.",
  }),
  analysesPerMinute: setting({
    env: "ANALYSES_PER_MINUTE",
    default: "30",
    parse: wholeNumber(0, 1_000_000),
    doc: "Texts that one client may have analysed without storing them, in any 60 seconds. `0` turns the limit off, and so does `UPLOADS_PER_MINUTE=0`.",
  }),
  assistantCallsPerMinute: setting({
    env: "ASSISTANT_CALLS_PER_MINUTE",
    default: "120",
    parse: wholeNumber(0, 1_000_000),
    doc: "Calls of tools that one client may make through `/mcp` in any 60 seconds. `0` turns the limit off.",
  }),
  missesPerMinute: setting({
    env: "MISSES_PER_MINUTE",
    default: "300",
    parse: wholeNumber(0, 1_000_000),
    doc: "Ids of logs that do not exist that one client may ask for in 60 seconds, through all interfaces together. Past it, everything that looks up a log is 429 for a while. `0` turns the limit off.",
  }),
  wastedSecondsPerMinute: setting({
    env: "WASTED_SECONDS_PER_MINUTE",
    default: "10",
    parse: wholeNumber(0, 1_000_000),
    doc: "Seconds of processor time that one client may waste in 60 seconds: what is refused in the end, such as bodies that are unpacked and turn out to be too large or no log, what an upload, an analysis or a piece of work for a read takes beyond 2 seconds, as no ordinary log does, and whatever holds up the thread that answers requests for more than 5 milliseconds at a time. Past it, uploads and analyses are 429 for a while, and logs that nobody has had explained yet are shown without; what is kept goes on being read. Who has held up that thread alone for so long is answered nothing but health. `0` turns the limit off.",
  }),
  clientSharePercent: setting({
    env: "CLIENT_SHARE_PERCENT",
    default: "5",
    parse: wholeNumber(0, 100),
    doc: "How much of the thread that answers requests one client may always use, beside half a second at once. While nobody waits, one client may use all of it. When requests come late and others ask, too, whoever has used more is 429 for five seconds to a minute, except for health. `0` turns the limit off.",
  }),
  threadNiceness: setting({
    env: "THREAD_NICENESS",
    default: "10",
    parse: wholeNumber(0, 19),
    doc: "How far the threads that unpack, mask and explain stand back behind those that answer requests while processors are scarce, as for `nice`; on Linux. `0` where other programs keep all processors busy, such as game servers: these threads would hardly get any of them.",
  }),
  maxLogBytes: setting({
    env: "MAX_LOG_BYTES",
    default: "10485760",
    // A body may be six times its log, and has to fit into the memory that is set aside for bodies.
    parse: wholeNumber(1, 32 * 1024 * 1024),
    doc: "The largest log, in bytes of UTF-8 (10 MiB). At most 33554432 (32 MiB).",
  }),
  minFreeBytes: setting<number | null>({
    env: "MIN_FREE_BYTES",
    default: "auto",
    parse: automaticOr(wholeNumber(0, 1024 ** 5)),
    doc: "Bytes that stay free on the disk of `DATA_DIR`: uploads end with 503 before the reserve is touched, while reading, counting and removing go on. `auto` is a twentieth of the disk: at least 32 MiB (on tiny disks a quarter of them), at most 512 MiB. `0` turns the reserve off. Not used with `DATABASE_URL`.",
  }),
  maxStoreBytes: setting({
    env: "MAX_STORE_BYTES",
    default: "0",
    parse: wholeNumber(0, 1024 ** 5),
    doc: "The most that may be stored, in bytes on the disk: packed logs, analyses, counts and indexes together. Uploads end with 503 before it is reached. With `DATABASE_URL` it is the size that PostgreSQL tells of its database, without the objects in `S3_BUCKET`: set a quota there. `0`: no quota.",
  }),
  retentionDays: setting({
    env: "RETENTION_DAYS",
    default: "0",
    parse: wholeNumber(0, 36_500),
    doc: "Days after which logs are removed by themselves. Pages and interfaces tell so. `0`: logs are kept for good.",
  }),
  retentionFrom: setting<"view" | "upload">({
    env: "RETENTION_FROM",
    default: "view",
    parse: oneOf(["view", "upload"]),
    doc: "What the days are counted from: the last view, or the upload.",
  }),
};
