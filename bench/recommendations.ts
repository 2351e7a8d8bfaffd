import { recommend } from '#domain/recommendations/recommend.ts'
import { textsFor } from '#server/catalogue/embedded/text-index.ts'
import { TODAY, askedOf } from './recommendations/lib/asked.ts'
import { candidates, ideaById, ideas } from './recommendations/lib/candidates.ts'
import { measureHeldOut } from './recommendations/held-out.ts'
import { isFaithful } from './recommendations/lib/faithful.ts'
import {
  diversity8,
  interestCoverage8,
  mean,
  ndcg10,
  percentile,
  recall40,
  type Grades,
} from './recommendations/lib/metrics.ts'
import { randomPerson } from './recommendations/lib/random-people.ts'
import { systems } from './recommendations/lib/systems.ts'
import { violationOf } from './recommendations/lib/violations.ts'
import { readJudgements, readPersonas, type Persona } from './recommendations/shapes.ts'

type SystemName = keyof typeof systems
const names = Object.keys(systems) as SystemName[]

/** People of whom the first screen is counted for the coverage of the catalogue. */
const CROWD = 500

/** How good the recommendations are, by people and judgements written for it (bench/recommendations/README.md). */
export function measureRecommending({ people, heldOut }: { people: number; heldOut: boolean }) {
  const personas = readPersonas()
  const judgements = readJudgements()
  const asked = personas.map((persona, number) => ({ persona, asked: askedOf(persona, number) }))
  const lists = Object.fromEntries(
    names.map((name) => [name, asked.map((one) => systems[name](one.persona, one.asked))]),
  ) as Record<SystemName, string[][]>

  const quality = Object.fromEntries(
    names.map((name) => {
      const over = (measure: (ids: string[], persona: Persona) => number | undefined, only = tuned) =>
        rounded(mean(personas.map((one, at) => (only(one) ? measure(lists[name][at] ?? [], one) : undefined))))
      const ndcg = (ids: string[], one: Persona) => ndcg10(ids, judgements?.[one.id] ?? {})
      // What nobody has judged counts nothing above; here it is left out of the list.
      const condensed = (ids: string[], one: Persona) => ndcg(judgedOf(ids, judgements?.[one.id]), one)
      const unjudged = (ids: string[], one: Persona) => 10 - judgedOf(ids.slice(0, 10), judgements?.[one.id]).length
      return [
        name,
        {
          'nDCG@10, sixty': over(ndcg),
          'of judged only': over(condensed),
          'unjudged of 10': over(unjudged),
          ...(heldOut && {
            'nDCG@10, held out': over(ndcg, (one) => one.heldOut),
            'held out, of judged only': over(condensed, (one) => one.heldOut),
            'held out, unjudged of 10': over(unjudged, (one) => one.heldOut),
            'nDCG@10, all': over(ndcg, () => true),
          }),
          'recall@40, sixty': over((ids, one) => recall40(ids, judgements?.[one.id] ?? {})),
          'ILD@8': over(diversity8, () => true),
          'interests@8': over(
            (ids, one) => interestCoverage8(ids, one.categoryIds),
            () => true,
          ),
        },
      ]
    }),
  )
  if (!judgements) console.log('No judgements.json yet: the figures that need grades are missing.')
  console.table(quality)
  const heldOutQuality = heldOut ? measureHeldOut() : undefined
  for (const round of heldOutQuality ?? []) console.table(round)
  const safety = measureCrowd(people)
  console.table(safety)
  return { quality, heldOutQuality, safety, personas: personas.length, ideas: ideas.length }
}

/** What must hold for anybody: random people, by the thousand. */
function measureCrowd(people: number) {
  const violations = new Map<string, number>()
  const shown = new Set<string>()
  const milliseconds: number[] = []
  const cpu: number[] = []
  let empty = 0
  let repeated = 0
  let unfaithful = 0
  let reasonsGiven = 0
  for (let number = 0; number < people; number++) {
    const person = randomPerson(number)
    const start = performance.now()
    const used = process.cpuUsage()
    const { profile, wish, event } = askedOf(person.persona, number)
    const list = recommend(profile, wish, candidates, { texts: textsFor(profile) })
    milliseconds.push(performance.now() - start)
    const { user, system } = process.cpuUsage(used)
    cpu.push((user + system) / 1000)
    const ids = list.map(({ candidate }) => candidate.productKey)
    if (ids.length === 0) empty += 1
    if (new Set(ids).size < ids.length) repeated += 1
    if (number < CROWD) for (const id of ids.slice(0, 8)) shown.add(id)
    for (const { candidate, reasons } of list) {
      const idea = ideaById.get(candidate.productKey)
      if (!idea) continue
      const wrong = violationOf(idea, person, event?.date ?? TODAY)
      if (wrong !== undefined) violations.set(wrong, (violations.get(wrong) ?? 0) + 1)
      for (const reason of reasons()) {
        reasonsGiven += 1
        if (!isFaithful(reason, idea, person.persona)) unfaithful += 1
      }
    }
  }
  for (const [what, count] of violations) console.log(`Violation: ${what}, ${count} times`)
  return {
    people,
    violations: [...violations.values()].reduce((sum, count) => sum + count, 0),
    'people with nothing': empty,
    'lists with repeats': repeated,
    reasons: reasonsGiven,
    'reasons not derivable': unfaithful,
    [`catalogue coverage@8 over ${CROWD}`]: rounded(shown.size / ideas.length),
    'p50 ms': rounded(percentile(milliseconds, 0.5)),
    'p95 ms': rounded(percentile(milliseconds, 0.95)),
    'p50 CPU ms': rounded(percentile(cpu, 0.5)),
    'p95 CPU ms': rounded(percentile(cpu, 0.95)),
    'of ideas': candidates.length,
  }
}

function tuned({ heldOut }: Persona): boolean {
  return !heldOut
}

function judgedOf(ids: readonly string[], grades: Grades = {}): string[] {
  return ids.filter((id) => grades[id] !== undefined)
}

function rounded(value: number | undefined): number | undefined {
  return value === undefined ? undefined : Math.round(value * 1000) / 1000
}
