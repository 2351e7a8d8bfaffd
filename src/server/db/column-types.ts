import pg from 'pg'

const DATE = 1082

// Ids and counters are numbers, in raw queries, too; all are below 2^53. Drizzle reads by the parsers that all of `pg` shares.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

/** How raw queries read columns: a calendar date stays text, the rest is as `pg` has it. */
export const columnTypes: pg.CustomTypesConfig = {
  getTypeParser(type: number, format?: 'text' | 'binary'): (value: string) => unknown {
    if (type === DATE) return (value) => value
    return pg.types.getTypeParser(type, format ?? 'text') as (value: string) => unknown
  },
}
