import { useMemo } from 'react'
import type { Import } from '#domain/imports/schema.ts'
import { createStore, useStore, type Store } from '#client/lib/store.ts'
import { firstFilter, type Choice, type Choices, type Filter } from './decide.ts'

/** What the user has looked for and chosen in one file. Kept while the app is open, so that Back finds it as it was left. */
export type Review = { filter: Filter; choices: Choices; showsAllThere: boolean }

const untouched: Review = { filter: firstFilter, choices: new Map(), showsAllThere: false }

const reviews = new Map<number, Store<Review>>()

/** A table of gifts has no birthdays to choose people by, and in a calendar everybody has a day. */
const ofEverybody: Review = { ...untouched, filter: { ...firstFilter, withBirthday: false } }

function storeOf(importId: number, kind?: Import['kind']): Store<Review> {
  const store = reviews.get(importId) ?? createStore(kind === 'gifts-csv' || kind === 'ics' ? ofEverybody : untouched)
  reviews.set(importId, store)
  return store
}

export function forgetReview(importId: number) {
  reviews.delete(importId)
}

export function useReview({ id, kind }: Pick<Import, 'id' | 'kind'>) {
  const store = storeOf(id, kind)
  const review = useStore(store)
  // Stable: thousands of memoized rows get them.
  const changes = useMemo(() => changesOf(store), [store])
  return { ...review, ...changes, isTouched: review.choices.size > 0 }
}

function changesOf(store: Store<Review>) {
  const change = (patch: Partial<Review>) => store.set({ ...store.get(), ...patch })
  return {
    setFilter: (patch: Partial<Filter>) => change({ filter: { ...store.get().filter, ...patch } }),
    showAllThere: () => change({ showsAllThere: true, filter: { ...firstFilter, withBirthday: false } }),
    /** The same change for many at once. */
    choose: (keys: readonly string[], patch: Choice) => {
      const choices = new Map(store.get().choices)
      for (const key of keys) choices.set(key, { ...choices.get(key), ...patch })
      change({ choices })
    },
  }
}
