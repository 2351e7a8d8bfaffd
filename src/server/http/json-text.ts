/** An answer that is JSON already, because the database has written most of it: parsing and writing it again costs more. */
export class JsonText<Value> {
  declare readonly value: Value
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

/** A JSON object with more fields. @param object as the database writes one, with at least one field */
export function withFields(object: string, fields: object): string {
  return `${object.slice(0, -1)},${JSON.stringify(fields).slice(1)}`
}
