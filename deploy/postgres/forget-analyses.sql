-- Throws away the analyses of one partition, another one every night, for a database made by partitions.sql:
--
--   psql "$DATABASE_URL" -v ON_ERROR_STOP=1 -f forget-analyses.sql
--
-- Every analysis goes once in a while, and is made again when somebody asks. Eight partitions a night: each one's turn
-- comes every 32 days, so there are never more than 32 days of them, 16 on the average. TRUNCATE leaves nothing to
-- vacuum.

DO $$
DECLARE
  partitions CONSTANT integer := 256;
  a_night CONSTANT integer := 8;
  today integer := (extract(epoch FROM now()) / 86400)::integer;
  part integer;
BEGIN
  -- Readers wait for it only for as long as a request may take.
  PERFORM set_config('lock_timeout', '3s', true);
  FOR step IN 0 .. a_night - 1 LOOP
    part := (today * a_night + step) % partitions;
    EXECUTE format('TRUNCATE %I', 'analyses_' || lpad(part::text, 3, '0'));
  END LOOP;
END $$;
