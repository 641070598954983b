import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[10:00:00 ERROR]: [Ledger] [Storage] Communications link failure",
      parameters: { plugin: "Ledger", database: "MySQL" },
    },
    {
      // It was reached, but the two have no encryption in common.
      text: "[10:00:00 ERROR]: [Ledger] Storage failed\ncom.mysql.cj.jdbc.exceptions.CommunicationsException: Communications link failure\n\tat org.example.ledger.Store.open(Store.java:7)\nCaused by: javax.net.ssl.SSLHandshakeException: No appropriate protocol (protocol is disabled or cipher suites are inappropriate)\n\tat sun.security.ssl.HandshakeContext.<init>(HandshakeContext.java:172)",
      parameters: { plugin: "Ledger", reason: "No appropriate protocol", address: null },
    },
    {
      text: "[10:00:00] [Craft Scheduler Thread - 12 - Ledger/WARN]: [Ledger] Plugin Ledger v1.2 generated an exception while executing task 22\njava.sql.SQLException: Data too long for column 'name' at row 1\n\tat org.example.ledger.Store.write(Store.java:7)",
      codes: ["plugin-database-failed", "plugin-runtime-error"],
      parameters: { plugin: "Ledger" },
    },
    {
      // The pool held a connection that the database had closed long before.
      text: "[10:00:00 WARN]: [Ledger] Plugin Ledger v1.2 generated an exception while executing task 22\ncom.mysql.cj.jdbc.exceptions.CommunicationsException: The last packet successfully received from the server was 36,002,113 milliseconds ago. The last packet sent successfully to the server was 36,002,114 milliseconds ago. is longer than the server configured value of 'wait_timeout'.\n\tat org.example.ledger.Store.write(Store.java:7)",
      codes: ["plugin-database-failed", "plugin-runtime-error"],
      parameters: { plugin: "Ledger", database: "MySQL" },
    },
    {
      text: "[10:00:05] [Server thread/ERROR]: [BlockLedger] org.sqlite.SQLiteException: [SQLITE_BUSY] The database file is locked (database is locked)\n\tat org.sqlite.core.DB.newSQLException(DB.java:1179) ~[sqlite-jdbc.jar:?]",
      parameters: { plugin: "BlockLedger", reason: "[SQLITE_BUSY]" },
    },
    {
      text: "[10:00:05] [Server thread/INFO]: [TinySql] Enabling TinySql v3.1\n[10:00:09] [Server thread/INFO]: Connect Error: Could not create connection to database server. Attempted reconnect 3 times. Giving up.",
      parameters: { plugin: "TinySql" },
    },
    {
      text: "[12:00:01] [Server thread/ERROR]: Error occurred while enabling Ledger v1.0 (Is it up to date?)\njava.lang.RuntimeException: no storage\n\tat org.example.ledger.Ledger.onEnable(Ledger.java:9) ~[Ledger-1.0.jar:?]\nCaused by: java.sql.SQLNonTransientConnectionException: Could not connect to address=(host=127.0.0.1)(port=3306)(type=master) : Socket fail to connect to host:127.0.0.1, port:3306. Connection refused\n\tat org.example.ledger.lib.Driver.connect(Driver.java:70) ~[Ledger-1.0.jar:?]",
      codes: ["plugin-database-failed", "plugin-enable-failed"],
      parameters: { plugin: "Ledger", database: "MariaDB", address: "127.0.0.1:3306" },
    },
    {
      text: '[12:00:01] [Server thread/ERROR]: [Ledger] org.postgresql.util.PSQLException: FATAL: password authentication failed for user "mc"',
      parameters: {
        plugin: "Ledger",
        reason: 'password authentication failed for user "mc"',
        why: { term: "database-login" },
      },
    },
    {
      text: "[12:00:01] [Server thread/ERROR]: [Ledger] cannot connect\ncom.mysql.jdbc.exceptions.jdbc4.CommunicationsException: Communications link failure\n\nThe last packet sent successfully to the server was 0 milliseconds ago.",
      parameters: { plugin: "Ledger", database: "MySQL", mend: { term: "mend-database-unreachable" } },
    },
    {
      text: "[12:00:01] [Server thread/ERROR]: [Ledger] java.sql.SQLException: Access denied for user 'mc'@'localhost' (using password: YES)",
      parameters: { plugin: "Ledger", reason: "Access denied for user 'mc'", why: { term: "database-login" } },
    },
    {
      text: "[12:00:01] [Server thread/ERROR]: [Ledger] Could not connect\njava.sql.SQLNonTransientConnectionException: Could not create connection to database server. Attempted reconnect 3 times. Giving up.\n\tat com.mysql.cj.jdbc.exceptions.SQLError.createSQLException(SQLError.java:110) ~[mysql-connector-j-8.2.0.jar:?]\nCaused by: java.net.ConnectException: Connection refused",
      parameters: { plugin: "Ledger", database: "MySQL" },
    },
    {
      text: '[12:00:01] [Server thread/ERROR]: [Ledger] Failed to open the storage\norg.h2.jdbc.JdbcSQLNonTransientConnectionException: Database may be already in use: "/srv/mc/plugins/Ledger/ledger.mv.db". Possible solutions: close all other connection(s); use the server mode [90020-214]',
      parameters: { plugin: "Ledger", reason: "Database may be already in use", why: { term: "database-locked" } },
    },
    {
      text: "[10:00:00] [cluster-ClusterId{value='1'}-localhost:27017/INFO]: [org.mongodb.driver.cluster] Exception in monitor thread while connecting to server localhost:27017\ncom.mongodb.MongoSocketOpenException: Exception opening socket\n\tat com.mongodb.A.b(A.java:1)\nCaused by: java.net.ConnectException: Connection refused",
      parameters: { database: "MongoDB", address: "localhost:27017" },
    },
    {
      text: "[10:00:00] [Craft Scheduler Thread - 3/WARN]: com.mongodb.MongoTimeoutException: Timed out after 30000 ms while waiting to connect. Client view of cluster state is {type=UNKNOWN, servers=[{address=db.example.org:27017, type=UNKNOWN}]",
      parameters: { database: "MongoDB", address: "db.example.org:27017" },
    },
    {
      text: "[10:00:00] [Server thread/ERROR]: [Ledger] No cache\nredis.clients.jedis.exceptions.JedisConnectionException: Failed to connect to localhost:6379.",
      parameters: { plugin: "Ledger", database: "Redis", address: "localhost:6379" },
    },
    {
      text: "[10:00:00] [Server thread/ERROR]: [Ledger] No cache\nio.lettuce.core.RedisConnectionException: Unable to connect to localhost:6379",
      parameters: { plugin: "Ledger", database: "Redis", address: "localhost:6379" },
    },
    {
      text: "[10:00:00] [Shelves - Task Executor #4/ERROR] [shelves]: Could not insert the row\norg.sqlite.SQLiteException: [SQLITE_READONLY_DBMOVED] The database file has been moved since it was opened (attempt to write a readonly database)",
      parameters: { reason: "[SQLITE_READONLY_DBMOVED]", why: { term: "database-moved" } },
    },
    {
      text: "[10:00:00 WARN]: [Ledger] java.sql.SQLException: [SQLITE_BUSY]  The database file is locked (database is locked)",
      parameters: { plugin: "Ledger", reason: "[SQLITE_BUSY]", why: { term: "database-locked" } },
    },
    {
      text: '[10:00:00] [Server thread/ERROR]: [Ledger] Migration of schema "ledger" to version "3 - lamps" failed! Changes successfully rolled back.',
      parameters: { plugin: "Ledger", why: { term: "database-migration" } },
    },
    {
      text: "[10:00:00 WARN]: [Ledger] org.sqlite.SQLiteException: [SQLITE_ERROR] SQL error or missing database (no such table: shelves)",
      parameters: { plugin: "Ledger", reason: "no such table: shelves", why: { term: "database-structure" } },
    },
    {
      text: "[10:00:00 ERROR]: [Ledger] No storage\njava.sql.SQLSyntaxErrorException: (conn=12) Unknown column 'price' in 'field list'",
      parameters: { plugin: "Ledger", why: { term: "database-structure" } },
    },
    {
      text: "[10:00:00 WARN]: Ledger-Hikari - Connection is not available, request timed out after 30001ms (total=10, active=10, idle=0, waiting=3)",
      parameters: { plugin: "Ledger", why: { term: "database-slow" } },
    },
    {
      text: "[10:00:00 ERROR]: [Ledger] No storage\norg.h2.mvstore.MVStoreException: The write format 1 is smaller than the supported format 2 [2.1.214/5]",
      parameters: { plugin: "Ledger", why: { term: "database-other-version" } },
    },
    {
      text: "[10:00:00 ERROR]: [Ledger] No storage\njava.sql.SQLNonTransientConnectionException: Public Key Retrieval is not allowed",
      parameters: { plugin: "Ledger", why: { term: "database-insecure" } },
    },
    {
      text: "[10:00:00 ERROR]: [Ledger] No storage\njava.sql.SQLException: No suitable driver found for jdbc:mysql://db.example.org:3306/mc",
      parameters: { plugin: "Ledger", why: { term: "database-driver" } },
    },
    {
      text: "[10:00:00 ERROR]: [Ledger] No storage\norg.postgresql.util.PSQLException: FATAL: sorry, too many clients already",
      parameters: { plugin: "Ledger", why: { term: "database-crowded" } },
    },
    {
      text: "[10:00:00 WARN]: [Ledger] redis.clients.jedis.exceptions.JedisDataException: NOAUTH Authentication required.",
      parameters: { plugin: "Ledger", why: { term: "database-login" } },
    },
  ],
  counterSamples: [
    "[12:00:01] [Server thread/INFO]: [Ledger] Created the table shelves (no such table before)",
    "[12:00:01] [Server thread/DEBUG]: [Ledger] java.sql.SQLException: Unknown column 'price' in 'field list'",
    "[10:00:00] [Server thread/INFO]: <Alex> MongoSocketOpenException",
    "[12:00:01] [Server thread/INFO]: [Guard] Kicked Alex: Too many connections from this address",
    "<Alex> Access denied for user 'mc'",
    "[12:00:01] [Server thread/INFO]: [Ledger] Connected to the database",
  ],
} satisfies LineSamples;
