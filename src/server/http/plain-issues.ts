import type { FastifySchemaCompiler } from 'fastify'
import { z } from 'zod'
import { inputTexts, issueTexts } from '#domain/texts/input.ts'

/**
 * Messages for people where schemas define none: zod's own ('Invalid input: expected boolean, received string') are for
 * programmers. A schema's own message wins. Applies to the whole process.
 */
export function speakPlainly(): void {
  z.config({ customError: sentenceFor })
}

const kinds: ReadonlyMap<string, string> = new Map(Object.entries(issueTexts.kinds))

/** Checks what a request sends. A parameter that an address repeats arrives as a list, which no route takes. */
export const validatorCompiler: FastifySchemaCompiler<z.ZodType> = ({ schema, httpPart }) => {
  const options = httpPart === 'querystring' ? { error: onlyOne } : undefined
  return (sent) => {
    const { error, data } = schema.safeParse(sent, options)
    return error ? { error } : { value: data }
  }
}

function onlyOne({ input, path }: z.core.$ZodRawIssue): string | undefined {
  return Array.isArray(input) ? issueTexts.onlyOne(String(path?.[0])) : undefined
}

function sentenceFor(issue: z.core.$ZodRawIssue): string {
  const name = issue.path?.findLast((part) => typeof part === 'string')
  if (name === undefined) return inputTexts.asJsonObject
  const isEntry = typeof issue.path?.at(-1) === 'number'
  const field = isEntry ? issueTexts.each(name) : issueTexts.field(name)
  if (issue.input === undefined) return issueTexts.missing(field)
  return expectation(field, issue) ?? (isEntry ? issueTexts.oneNotValid(name) : issueTexts.notValid(field))
}

/** Nothing where it can't be said in words. */
function expectation(field: string, issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type': {
      const kind = kinds.get(issue.expected)
      return kind === undefined ? undefined : issueTexts.shouldBe(field, kind)
    }
    case 'invalid_value': {
      const values = issue.values.map((value) => (value === '' ? issueTexts.nothing : String(value)))
      return issueTexts.shouldBe(field, alternatives.format(values))
    }
    case 'too_big':
      return issueTexts.tooBig(field, sized(issue.origin, issueTexts.atMost(issue.maximum)))
    case 'too_small':
      if (issue.minimum === 1 && issue.origin !== 'number') return issueTexts.empty(field)
      return issueTexts.tooSmall(field, sized(issue.origin, issueTexts.atLeast(issue.minimum)))
    case 'custom':
    case 'invalid_element':
    case 'invalid_format':
    case 'invalid_key':
    case 'invalid_union':
    case 'not_multiple_of':
    case 'unrecognized_keys':
      return undefined
  }
}

const alternatives = new Intl.ListFormat('en-US', { type: 'disjunction' })

function sized(origin: string, bound: string): string {
  if (origin === 'string') return issueTexts.characters(bound)
  return origin === 'array' ? issueTexts.entries(bound) : issueTexts.amount(bound)
}
