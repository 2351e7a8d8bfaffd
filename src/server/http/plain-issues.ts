import { z } from 'zod'
import { inputTexts } from '#domain/texts/input.ts'

/**
 * What the schemas leave unsaid, in sentences for people: zod's own ('Invalid input: expected boolean, received string')
 * are for programmers. A schema's own sentence comes first. For the whole process.
 */
export function speakPlainly(): void {
  z.config({ customError: sentenceFor })
}

const kinds: ReadonlyMap<string, string> = new Map([
  ['boolean', 'true or false'],
  ['number', 'a number'],
  ['int', 'a whole number'],
  ['string', 'text'],
  ['array', 'a list'],
  ['object', 'an object'],
])

function sentenceFor(issue: z.core.$ZodRawIssue): string {
  const field = issue.path?.findLast((part) => typeof part === 'string')
  if (field === undefined) return inputTexts.asJsonObject
  if (issue.input === undefined) return `'${field}' is missing`
  return `'${field}' ${expectation(issue)}`
}

function expectation(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type': {
      const kind = kinds.get(issue.expected)
      return kind === undefined ? 'is not valid' : `should be ${kind}`
    }
    case 'invalid_value':
      return `should be ${alternatives.format(issue.values.map((value) => (value === '' ? 'empty' : String(value))))}`
    case 'too_big':
      return `can ${sized(issue.origin, `at most ${issue.maximum}`)}`
    case 'too_small':
      if (issue.minimum === 1 && issue.origin !== 'number') return 'should not be empty'
      return `should ${sized(issue.origin, `at least ${issue.minimum}`)}`
    case 'custom':
    case 'invalid_element':
    case 'invalid_format':
    case 'invalid_key':
    case 'invalid_union':
    case 'not_multiple_of':
    case 'unrecognized_keys':
      return 'is not valid'
  }
}

const alternatives = new Intl.ListFormat('en-US', { type: 'disjunction' })

function sized(origin: string, bound: string): string {
  if (origin === 'string') return `have ${bound} characters`
  return origin === 'array' ? `have ${bound} entries` : `be ${bound}`
}
