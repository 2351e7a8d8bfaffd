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

function sentenceFor(issue: z.core.$ZodRawIssue): string {
  const field = issue.path?.findLast((part) => typeof part === 'string')
  if (field === undefined) return inputTexts.asJsonObject
  if (issue.input === undefined) return issueTexts.missing(field)
  return expectation(field, issue)
}

function expectation(field: string, issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type': {
      const kind = kinds.get(issue.expected)
      return kind === undefined ? issueTexts.notValid(field) : issueTexts.shouldBe(field, kind)
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
      return issueTexts.notValid(field)
  }
}

const alternatives = new Intl.ListFormat('en-US', { type: 'disjunction' })

function sized(origin: string, bound: string): string {
  if (origin === 'string') return issueTexts.characters(bound)
  return origin === 'array' ? issueTexts.entries(bound) : issueTexts.amount(bound)
}
