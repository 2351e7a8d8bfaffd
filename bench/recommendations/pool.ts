// npx tsx bench/recommendations/pool.ts [--unjudged] [--held-out]: what there is to judge, in an order that says nothing about who
// proposed it. With --unjudged only what judgements.json has no grade for yet;
// with --held-out the forty people of held-out-people.json.
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { chanceOf } from '#domain/recommendations/random.ts'
import { askedOf } from './lib/asked.ts'
import { ideaById } from './lib/candidates.ts'
import { systems } from './lib/systems.ts'
import { readHeldOutPeople, readJudgements, readPersonas } from './shapes.ts'

const POOLED = 20

const judged = process.argv.includes('--unjudged') ? (readJudgements() ?? {}) : {}
const people = process.argv.includes('--held-out') ? readHeldOutPeople() : readPersonas()
const pool = people.map((persona, number) => {
  const asked = askedOf(persona, number)
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
