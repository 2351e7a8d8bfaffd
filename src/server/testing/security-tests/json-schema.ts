/** What of JSON Schema the published contract uses for requests. */
export interface JsonSchema {
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  minItems?: number
  minimum?: number
  minLength?: number
  maxLength?: number
  pattern?: string
  format?: string
  default?: unknown
}

/** The alternative that says most: not null, and not the '' that clears a field. */
export function mainAlternative(schema: JsonSchema): JsonSchema {
  const alternatives = schema.anyOf ?? schema.oneOf
  if (!alternatives) return schema
  const main = alternatives.find((one) => one.type !== 'null' && !one.enum?.includes('')) ?? alternatives[0]
  return main ? mainAlternative(main) : schema
}
