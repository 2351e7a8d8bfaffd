import { z } from 'zod'

/** The schema of a field inside: of an object's property, or of a list's items. */
export function fieldOf(schema: z.ZodType | undefined, name: string): z.ZodType | undefined {
  if (schema instanceof z.ZodObject) return schema.shape[name] as z.ZodType | undefined
  if (schema instanceof z.ZodArray) return schema.element as z.ZodType
  if (schema instanceof z.ZodUnion)
    return schema.options.map((one) => fieldOf(one as z.ZodType, name)).find((one) => one !== undefined)
  const inside = unwrapped(schema)
  return inside === schema ? undefined : fieldOf(inside, name)
}

/** The values that a schema lists: ['annual', 'one-time']. */
export function choicesOf(schema: z.ZodType | undefined): unknown[] {
  if (schema instanceof z.ZodEnum) return schema.options
  if (schema instanceof z.ZodLiteral) return [...schema.values]
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((one) => choicesOf(one as z.ZodType))
  if (schema instanceof z.ZodPipe) return [...choicesOf(schema.in as z.ZodType), ...choicesOf(schema.out as z.ZodType)]
  const inside = unwrapped(schema)
  return inside === schema ? [] : choicesOf(inside)
}

function unwrapped(schema: z.ZodType | undefined): z.ZodType | undefined {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return schema.unwrap() as z.ZodType
  return schema instanceof z.ZodPipe ? (schema.in as z.ZodType) : schema
}
