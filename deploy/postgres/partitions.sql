-- The tables of Lectern in hash partitions by id, for an empty database, before the first node starts:
--
--   psql "$DATABASE_URL" -v ON_ERROR_STOP=1 -f partitions.sql
--
-- The program makes tables that are not there, and takes those that are. 256 partitions keep each below 64 GB for five
-- years of ten million logs a day, and split evenly over 2, 4, 8 … machines. Their number cannot be changed in place.
-- On Citus use create_distributed_table(…, 'id') instead; CockroachDB and YugabyteDB split by themselves.

BEGIN;

CREATE TABLE logs (
  id text PRIMARY KEY,
  name text NOT NULL,
  created_at bigint NOT NULL,
  size bigint NOT NULL,
  hash text NOT NULL,
  details text,
  owner_hash text
) PARTITION BY HASH (id);

CREATE TABLE contents (id text PRIMARY KEY, content bytea NOT NULL) PARTITION BY HASH (id);

CREATE TABLE counts (id text PRIMARY KEY, views bigint NOT NULL, unique_views bigint NOT NULL) PARTITION BY HASH (id);

CREATE TABLE viewers (id text NOT NULL, viewer bytea NOT NULL, PRIMARY KEY (id, viewer)) PARTITION BY HASH (id);

CREATE TABLE analyses (id text PRIMARY KEY, rule_set text NOT NULL, result bytea NOT NULL) PARTITION BY HASH (id);

CREATE TABLE removed (id text PRIMARY KEY, removed_at bigint NOT NULL) PARTITION BY HASH (id);

DO $$
DECLARE
  partitions CONSTANT integer := 256;
  parent text;
BEGIN
  FOREACH parent IN ARRAY ARRAY['logs', 'contents', 'counts', 'viewers', 'analyses', 'removed'] LOOP
    FOR part IN 0 .. partitions - 1 LOOP
      EXECUTE format(
        'CREATE TABLE %I PARTITION OF %I FOR VALUES WITH (MODULUS %s, REMAINDER %s)%s',
        parent || '_' || lpad(part::text, 3, '0'), parent, partitions, part,
        -- Counts change in place: with room on each page, no index has to.
        CASE parent WHEN 'counts' THEN ' WITH (fillfactor = 80)' ELSE '' END);
    END LOOP;
  END LOOP;
END $$;

COMMIT;
