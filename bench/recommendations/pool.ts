// npx tsx bench/recommendations/pool.ts [--unjudged] [--held-out=1|…|7]: what there is to judge, in an order that says nothing
// about who proposed it. With --held-out that forty of the held-out people, otherwise personas.json;
// with --unjudged only what these people have no grade for yet.
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { chanceOf } from '#domain/recommendations/random.ts'
import { heldOutRounds } from './held-out.ts'
import { askedOf } from './lib/asked.ts'
import { ideaById } from './lib/candidates.ts'
import { systems } from './lib/systems.ts'
import { readHeldOutPeople, readJudgements, readPersonas } from './shapes.ts'

const POOLED = 20

const { values: options } = parseArgs({ options: { unjudged: { type: 'boolean' }, 'held-out': { type: 'string' } } })
const round = options['held-out'] === undefined ? undefined : heldOutRounds[Number(options['held-out']) - 1]
if (options['held-out'] !== undefined && !round) throw new Error(`--held-out is 1 to ${heldOutRounds.length}`)

const people = round ? readHeldOutPeople(round.people) : readPersonas()
const judged = options.unjudged ? (readJudgements(round?.judgements) ?? {}) : {}
const pool = people.map((persona, at) => {
  // The number that measuring gives them, since order among equals depends on it.
  const asked = askedOf(persona, (round?.firstNumber ?? 0) + at)
  const ids = new Set(Object.values(systems).flatMap((system) => system(persona, asked).slice(0, POOLED)))
  const { heldOut: _, ...described } = persona
  return {
    persona: described,
    ideas: [...ids]
      .filter((id) => judged[persona.id]?.[id] === undefined)
      .toSorted((a, b) => chanceOf(`pool ${persona.id} ${a}`) - chanceOf(`pool ${persona.id} ${b}`))
      .map(shown),
  }
})

const folder = path.resolve(import.meta.dirname, '../results')
mkdirSync(folder, { recursive: true })
const file = path.join(folder, 'recommendations-pool.json')
writeFileSync(file, `${JSON.stringify(pool, null, 1)}\n`)
const count = pool.reduce((sum, { ideas }) => sum + ideas.length, 0)
console.log(`${count} ideas for ${pool.length} people in ${path.relative(process.cwd(), file)}`)

/** What a giver would see of it. */
function shown(id: string) {
  const { title, summary, description, typicalPrice, kind } = ideaById.get(id) ?? {}
  const price = kind === 'diy' ? 'homemade' : typicalPrice && `$${typicalPrice.low} to $${typicalPrice.high}`
  return { id, title, summary, description, price }
}
