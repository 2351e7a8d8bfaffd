import type { ZodType } from 'zod'
import type { FormErrors } from './form.ts'

/**
 * What the server would say of these values, before it's asked: the first message at each field of the form. Only for chunks
 * that load when a form opens, because a schema brings zod along.
 */
export function schemaErrors<Values extends object>(
  schema: ZodType,
  values: Values,
  /** What the form would send. */
  body: unknown,
): FormErrors<Values> {
  const errors: Record<string, string> = {}
  for (const { path, message } of schema.safeParse(body).error?.issues ?? []) {
    const [name] = path
    if (typeof name === 'string' && name in values) errors[name] ??= message
  }
  return errors as FormErrors<Values>
}
