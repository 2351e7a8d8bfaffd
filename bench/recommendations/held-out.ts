import { askedOf } from './lib/asked.ts'
import { diversity8, mean, ndcg10, tagDiversity8 } from './lib/metrics.ts'
import { systems } from './lib/systems.ts'
import { readHeldOutPeople, readJudgements, type Judgements } from './shapes.ts'

/** The people for a single use: each forty were written when the forty before had been used. */
export const heldOutRounds = [
  { people: 'held-out-people.json', judgements: 'held-out-judgements.json', firstNumber: 1000 },
  { people: 'held-out-people-2.json', judgements: 'held-out-judgements-2.json', firstNumber: 2000 },
  { people: 'held-out-people-3.json', judgements: 'held-out-judgements-3.json', firstNumber: 3000 },
  { people: 'held-out-people-4.json', judgements: 'held-out-judgements-4.json', firstNumber: 4000 },
  { people: 'held-out-people-5.json', judgements: 'held-out-judgements-5.json', firstNumber: 5000 },
  { people: 'held-out-people-6.json', judgements: 'held-out-judgements-6.json', firstNumber: 6000 },
  { people: 'held-out-people-7.json', judgements: 'held-out-judgements-7.json', firstNumber: 7000 },
  { people: 'held-out-people-8.json', judgements: 'held-out-judgements-8.json', firstNumber: 8000 },
  { people: 'held-out-people-9.json', judgements: 'held-out-judgements-9.json', firstNumber: 9000 },
  { people: 'held-out-people-10.json', judgements: 'held-out-judgements-10.json', firstNumber: 10_000 },
  { people: 'held-out-people-11.json', judgements: 'held-out-judgements-11.json', firstNumber: 11_000 },
  { people: 'held-out-people-12.json', judgements: 'held-out-judgements-12.json', firstNumber: 12_000 },
  { people: 'held-out-people-13.json', judgements: 'held-out-judgements-13.json', firstNumber: 13_000 },
  { people: 'held-out-people-14.json', judgements: 'held-out-judgements-14.json', firstNumber: 14_000 },
] as const

/** One result per round; a round that isn't graded yet is left out. */
export function measureHeldOut() {
  return heldOutRounds.flatMap((round) => {
    const judgements = readJudgements(round.judgements)
    return judgements ? [measureRound(round, judgements)] : []
  })
}

type Round = (typeof heldOutRounds)[number]

function measureRound({ people: file, firstNumber }: Round, judgements: Judgements) {
  const people = readHeldOutPeople(file).map((person, at) => ({ person, asked: askedOf(person, firstNumber + at) }))
  return Object.fromEntries(
    (['plain', 'B3', 'ours'] as const).map((name) => {
      const lists = people.map(({ person, asked }) => ({
        ids: systems[name](person, asked),
        grades: judgements[person.id] ?? {},
        readable: person.readable === true,
      }))
      const over = (some: typeof lists) => rounded(mean(some.map(({ ids, grades }) => ndcg10(ids, grades))))
      return [
        name,
        {
          'nDCG@10, all': over(lists),
          readable: over(lists.filter(({ readable }) => readable)),
          'not readable': over(lists.filter(({ readable }) => !readable)),
          ...unlikeness('', lists),
          ...unlikeness(
            'readable ',
            lists.filter(({ readable }) => readable),
          ),
          'unjudged of 10': rounded(
            mean(lists.map(({ ids, grades }) => ids.slice(0, 10).filter((id) => grades[id] === undefined).length)),
          ),
        },
      ]
    }),
  )
}

/** Of the first eight, by each measure. */
function unlikeness(people: string, lists: readonly { ids: readonly string[] }[]) {
  const over = (measure: (ids: readonly string[]) => number | undefined) =>
    rounded(mean(lists.map(({ ids }) => measure(ids))))
  return {
    [`${people}ILD@8`]: over(diversity8),
    [`${people}by interests`]: over((ids) => tagDiversity8(ids, 'interests')),
    [`${people}and categories`]: over((ids) => tagDiversity8(ids, 'categories')),
    [`${people}by all tags`]: over((ids) => tagDiversity8(ids, 'all')),
  }
}

function rounded(value: number | undefined): number | undefined {
  return value === undefined ? undefined : Math.round(value * 1000) / 1000
}
