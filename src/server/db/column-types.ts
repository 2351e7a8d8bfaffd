import pg from 'pg'

const DATE = 1082

/** How raw queries read columns: a calendar date stays text, the rest is as `pg` has it. Nothing global is changed. */
export const columnTypes: pg.CustomTypesConfig = {
  getTypeParser(type: number, format?: 'text' | 'binary'): (value: string) => unknown {
    if (type === DATE) return (value) => value
    return pg.types.getTypeParser(type, format ?? 'text') as (value: string) => unknown
  },
}
