import type { Term } from "../../model/model.ts";

/** Why software cannot use its database: `database-…` says it in words, `mend-database-…` what to do first. */
type Trouble =
  | "unreachable"
  | "login"
  | "unknown"
  | "locked"
  | "damaged"
  | "read-only"
  | "moved"
  | "full"
  | "crowded"
  | "slow"
  | "structure"
  | "migration"
  | "driver"
  | "other-version"
  | "insecure";

/** The words of the drivers for MySQL, MariaDB, PostgreSQL, SQLite, H2, MongoDB and Redis, the plainest first. */
const complaints: readonly { trouble: Trouble; says: RegExp }[] = [
  { trouble: "moved", says: /\[SQLITE_READONLY_DBMOVED\]/ },
  {
    trouble: "login",
    says: /Access denied for user '[^'\n]{0,60}'|password authentication failed for user "[^"\n]{0,60}"|no pg_hba\.conf entry for host "[^"\n]{1,60}"|Host '[^'\n]{1,100}' is (?:not allowed to connect|blocked because)|Wrong user name or password \[28000|NOAUTH Authentication required|WRONGPASS invalid username-password|MongoSecurityException: Exception authenticating|error 13 \(Unauthorized\)/,
  },
  {
    trouble: "unknown",
    says: /Unknown database '[^'\n]{1,60}'|FATAL: database "[^"\n]{1,60}" does not exist|Database "[^"\n]{1,160}" not found, (?:either|and)/,
  },
  {
    trouble: "locked",
    says: /\[SQLITE_(?:BUSY|LOCKED)\w{0,30}\]|Database may be already in use|MVStoreException: The file is locked|Unable to execute statement: database is locked|statement: 5, database is locked/,
  },
  {
    trouble: "damaged",
    says: /\[SQLITE_(?:CORRUPT|NOTADB)\w{0,30}\]|database disk image is malformed|is marked as crashed and should be repaired|File corrupted while reading record|MVStoreException: (?:File corrupted|Chunk \d{1,12} not found|Double mark)/,
  },
  { trouble: "full", says: /\[SQLITE_FULL\]|SQLException: The table '[^'\n]{1,80}' is full/ },
  {
    trouble: "read-only",
    says: /\[SQLITE_(?:READONLY|CANTOPEN|PERM|IOERR)\w{0,30}\]|attempt to write a readonly database|The database is read only; SQL|running with the --read-only option/,
  },
  {
    trouble: "other-version",
    says: /Unsupported database file version or invalid file header|The write format \d{1,3} is (?:smaller|larger) than the supported format/,
  },
  {
    trouble: "crowded",
    says: /(?:Connection|SQL)Exception: (?:Data source rejected establishment of connection, {1,3}message from server: "?)?Too many connections|max_user_connections|FATAL: sorry, too many clients already/,
  },
  {
    trouble: "insecure",
    says: /Public Key Retrieval is not allowed|Unable to load authentication plugin '[^'\n]{1,60}'|Client does not support authentication protocol requested|The authentication type \d{1,3} is not supported|The server time zone value '[^'\n]{0,60}' is unrecogni[sz]ed/,
  },
  {
    trouble: "driver",
    says: /No suitable driver found for jdbc:\w{1,30}|Failed to (?:load driver class|get driver instance for jdbcUrl=) ?[\w.:]{2,80}|ClassNotFoundException: (?:com\.mysql\.(?:cj\.)?jdbc\.Driver|org\.sqlite\.JDBC|org\.mariadb\.jdbc\.Driver|org\.postgresql\.Driver|org\.h2\.Driver)/,
  },
  {
    trouble: "structure",
    says: /\((?:no such (?:table|column): [\w."]{1,80}|table [\w"]{1,60} has no column named [\w"]{1,60})\)|(?:SQL|SQLSyntaxError)Exception: (?:Table '[^'\n]{1,120}' doesn't exist|Unknown column '[^'\n]{1,80}')|\(conn=\d{1,9}\) (?:Table '[^'\n]{1,120}' doesn't exist|Unknown column '[^'\n]{1,80}')|ERROR: relation "[^"\n]{1,80}" does not exist|(?:Table|Column) "[^"\n]{1,80}" not found(?:; SQL| \()|(?:SQLException|DataTruncation): (?:\(conn=\d{1,9}\) )?(?:Data truncation: )?(?:Data too long for column|Incorrect string value|Out of range value for column|Data truncated for column)[^\n]{1,80}/,
  },
  {
    trouble: "migration",
    says: /Migrations have failed validation|Migration of schema [^\n]{1,80} (?:to version [^\n]{1,40} )?failed|Schema [^\n]{1,60} contains a failed migration|Detected failed migration to version|Found non-empty schema\(s\) |liquibase\.exception\.\w{1,40}Exception/,
  },
  {
    trouble: "unreachable",
    says: /Communications link failure|Could not create connection to database server|Socket fail to connect to (?:host:|address=)[^\s,]{1,100}(?:, port:\d{1,5})?|Connection to [\w.:-]{3,100} refused\. Check that the hostname and port are correct|PSQLException: The connection attempt failed|SQLSTATE\[HY000\] \[20\d\d\] [\w ]{4,60}|\(HY000\/20\d\d\): [\w ]{4,60}|The last packet successfully received from the server was [\d,.]{1,16} (?:milli)?seconds ago|No operations allowed after connection closed|Exception in monitor thread while connecting to server|Mongo(?:Timeout|SocketOpen|SocketRead)Exception|JedisConnectionException|(?:lettuce\.core\.|: )RedisConnectionException/,
  },
  {
    trouble: "slow",
    says: / - Connection is not available, request timed out after \d{1,7} ?ms|Lock wait timeout exceeded/,
  },
];

/** What all of them are, for the search. */
export const databaseComplaints: readonly RegExp[] = complaints.map(({ says }) => says);

export interface DatabaseComplaint {
  trouble: Trouble;
  /** In the driver's own words. */
  reason: string;
  why: Term;
  mend: Term;
}

export function databaseComplaint(said: string): DatabaseComplaint | null {
  for (const { trouble, says } of complaints) {
    const [found] = says.exec(said) ?? [];
    if (!found) continue;
    const reason = found.replace(/^(?:[\s(-]{1,4}|\w{3,40}Exception: )|[\s():;]{1,4}$/g, "");
    return { trouble, reason, ...termsOf(trouble) };
  }
  return null;
}

function termsOf(trouble: Trouble): Pick<DatabaseComplaint, "why" | "mend"> {
  return { why: { term: `database-${trouble}` }, mend: { term: `mend-database-${trouble}` } };
}

/** Where the two sides do not agree on how to talk, which only the cause of a complaint may say. */
export const insecure = termsOf("insecure");

const kinds: readonly [string, RegExp][] = [
  ["MongoDB", /Mongo|mongodb/],
  ["Redis", /Jedis|Redis|jedis|redis|NOAUTH|WRONGPASS/],
  ["SQLite", /SQLITE_|sqlite|SQLite/],
  ["PostgreSQL", /PSQL|postgresql|PostgreSQL|pg_hba/],
  ["H2", /\bh2\.|\.mv\.db|jdbc:h2|MVStore/],
  ["MariaDB", /MariaDB|mariadb|Socket fail to connect to/],
  ["MySQL", /MySQL|mysql|Communications link failure|Access denied for user '/],
];

/** Which of them the text is about. */
export function databaseIn(text: string): string | undefined {
  return kinds.find(([, sign]) => sign.test(text))?.[0];
}

const addresses: readonly RegExp[] = [
  /\(host=([\w.-]{1,100})\)\(port=(\d{2,5})\)/,
  /host:([\w.-]{1,100}), port:(\d{2,5})/,
  /jdbc:\w{2,20}:\/\/([\w.-]{1,100}(?::\d{2,5})?)\//,
  /(?:address=|[Cc]onnect(?:ing|ion)? to (?:server )?|[Aa]ddress '?)([\w.-]{1,100}[:/]\d{2,5})\b/,
];

/** `localhost:3306` */
export function databaseAddress(text: string): string | undefined {
  for (const address of addresses) {
    const [, host, port] = address.exec(text) ?? [];
    if (host) return port ? `${host}:${port}` : host;
  }
  return undefined;
}
