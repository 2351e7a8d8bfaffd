/** The fields of a patch that really differ from the row; what is undefined was not sent. */
export function changedFields<Row extends object, Patch extends { [Field in keyof Row]?: Row[Field] | undefined }>(
  row: Row,
  patch: Patch,
): Partial<Row> {
  const changes: Partial<Row> = {}
  for (const field of Object.keys(patch) as (keyof Row & keyof Patch)[]) {
    const value = patch[field] as Row[typeof field] | undefined
    if (value === undefined || isSame(row[field], value)) continue
    changes[field] = value
  }
  return changes
}

function isSame(a: unknown, b: unknown): boolean {
  return a === b || (typeof a === 'object' && typeof b === 'object' && JSON.stringify(a) === JSON.stringify(b))
}
