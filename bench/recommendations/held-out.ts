import { askedOf } from './lib/asked.ts'
import { diversity8, mean, ndcg10 } from './lib/metrics.ts'
import { systems } from './lib/systems.ts'
import { readHeldOutPeople, readJudgements } from './shapes.ts'

/** Ids of contacts that the 80 tuning people don't have. */
const FIRST_NUMBER = 1000

/** The forty people for a single use: all that B3 and ours propose first was graded for them. */
export function measureHeldOut() {
  const judgements = readJudgements('held-out-judgements.json') ?? {}
  const people = readHeldOutPeople().map((person, at) => ({ person, asked: askedOf(person, FIRST_NUMBER + at) }))
  return Object.fromEntries(
    (['B3', 'ours'] as const).map((name) => {
      const lists = people.map(({ person, asked }) => ({
        ids: systems[name](person, asked),
        grades: judgements[person.id] ?? {},
        readable: person.readable === true,
      }))
      const over = (some: typeof lists) => rounded(mean(some.map(({ ids, grades }) => ndcg10(ids, grades))))
      return [
        name,
        {
          'nDCG@10, forty': over(lists),
          readable: over(lists.filter(({ readable }) => readable)),
          'not readable': over(lists.filter(({ readable }) => !readable)),
          'ILD@8': rounded(mean(lists.map(({ ids }) => diversity8(ids)))),
          'unjudged of 10': rounded(
            mean(lists.map(({ ids, grades }) => ids.slice(0, 10).filter((id) => grades[id] === undefined).length)),
          ),
        },
      ]
    }),
  )
}

function rounded(value: number | undefined): number | undefined {
  return value === undefined ? undefined : Math.round(value * 1000) / 1000
}
