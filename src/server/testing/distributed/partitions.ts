import fs from 'node:fs'
import path from 'node:path'

// PostgreSQL's hash partitions in place of Citus' shards: both refuse a unique key without the column that rows are
// distributed by, and both read one part only of a table whose owner a statement names.

/** Where the partitions are, so that nothing finds them beside the tables. */
export const PARTS = 'parts'

/** The functions of Citus that deploy/citus.sql calls. */
const AS_CITUS = `
  create schema ${PARTS};
  create function create_distributed_table(name text, key text, colocate_with text default null) returns void
  language plpgsql as $$
  declare
    keys_and_indexes text[];
    statement text;
    counter record;
  begin
    select array_agg(coalesce(
      (select format('alter table %I add constraint %I %s', name, conname, pg_get_constraintdef(oid))
         from pg_constraint where conindid = indexrelid and contype in ('p', 'u') and conrelid = indrelid),
      pg_get_indexdef(indexrelid)))
      into keys_and_indexes from pg_index where indrelid = name::regclass;
    execute format('alter table %I rename to whole', name);
    execute format('create table %I (like whole including all excluding indexes) partition by hash (%I)', name, key);
    for counter in
      select sequence.relname, attname from pg_depend join pg_class sequence on sequence.oid = objid
        join pg_attribute on attrelid = refobjid and attnum = refobjsubid
        where refobjid = 'whole'::regclass and sequence.relkind = 'S' and deptype = 'a'
    loop
      execute format('alter sequence %I owned by %I.%I', counter.relname, name, counter.attname);
    end loop;
    drop table whole;
    for part in 0..7 loop
      execute format('create table ${PARTS}.%I partition of %I for values with (modulus 8, remainder %s)', name || '_' || part, name, part);
    end loop;
    foreach statement in array coalesce(keys_and_indexes, '{}') loop execute statement; end loop;
  end $$;
  create function create_reference_table(name text) returns void language sql as '';
`

const file = path.resolve(import.meta.dirname, '../../../../deploy/citus.sql')

/**
 * With TEST_DISTRIBUTED (scripts/verify/distributed.ts) the statements that distribute a new database: deploy/citus.sql
 * itself, with partitions in place of shards.
 */
export const distribution =
  process.env['TEST_DISTRIBUTED'] === '1' ? `${AS_CITUS}${fs.readFileSync(file, 'utf8')}` : undefined
