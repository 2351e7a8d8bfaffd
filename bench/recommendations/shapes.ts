import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { isKnownCategory } from '#domain/catalogue/category-tree.ts'
import { MAX_INTERESTS } from '#domain/contacts/limits.ts'
import { optionsOf } from '#domain/contacts/choice-fields.ts'
import { parseBirthday } from '#domain/contacts/birthday.ts'
import { isOccasionType } from '#domain/occasions/types.ts'

const id = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)

/** Somebody to find a gift for, as README.md beside this file describes. */
const personaSchema = z.strictObject({
  id,
  about: z.string().min(1),
  age: z.number().int().min(0).max(120).nullable(),
  birthday: z
    .string()
    .refine((text) => parseBirthday(text) !== undefined, 'no birthday')
    .optional(),
  relationship: z.string().min(1).max(40),
  occasionType: z.string().refine(isOccasionType, 'no kind of event').nullable(),
  eventName: z.string().min(1).optional(),
  budget: z
    .strictObject({ low: z.number().int().min(0), high: z.number().int().min(0) })
    .refine(({ low, high }) => low <= high, 'low is above high')
    .nullable(),
  categoryIds: z.array(z.string().refine(isKnownCategory, 'no category of the tree')).max(MAX_INTERESTS),
  interests: z.string().max(500),
  dislikes: z.string().max(2_000),
  gender: z.enum(optionsOf('gender')).optional(),
  given: z.array(z.string().min(1)),
  readable: z.boolean().optional(),
  heldOut: z.boolean(),
})
export type Persona = z.infer<typeof personaSchema>

const judgementsSchema = z.record(id, z.record(z.string(), z.number().int().min(0).max(3)))
export type Judgements = z.infer<typeof judgementsSchema>

export function readPersonas(): Persona[] {
  return z.array(personaSchema).parse(readJson('personas.json'))
}

/** Forty people who were written for a single use. */
export function readHeldOutPeople(file: string): Persona[] {
  return z.array(personaSchema).parse(readJson(file))
}

/** Undefined until somebody has judged the pool. */
export function readJudgements(file = 'judgements.json'): Judgements | undefined {
  try {
    return judgementsSchema.parse(readJson(file))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(path.join(import.meta.dirname, '../data', file), 'utf8'))
}
