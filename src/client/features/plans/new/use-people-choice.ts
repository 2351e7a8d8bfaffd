import { useState } from 'react'
import { relationships } from '#domain/contacts/relationships.ts'
import type { NewPerson } from '../mutations.ts'

/** Who is checked, and who is added by name. */
export type PeopleChoice = ReturnType<typeof usePeopleChoice>

/** @param preselected until somebody is checked or unchecked by hand */
export function usePeopleChoice(preselected: ReadonlySet<number>) {
  const [byHand, setByHand] = useState<ReadonlySet<number>>()
  const [added, setAdded] = useState<readonly NewPerson[]>([])
  const chosen = byHand ?? preselected
  return {
    chosen,
    added,
    count: chosen.size + added.length,
    isTouched: byHand !== undefined || added.length > 0,
    choose: (ids: ReadonlySet<number>) => setByHand(ids),
    toggle: (id: number, isChosen: boolean) => {
      const next = new Set(chosen)
      if (isChosen) next.add(id)
      else next.delete(id)
      setByHand(next)
    },
    /** 'Leo', or 'Leo, child'. */
    addNamed: (text: string) => {
      const person = personIn(text)
      if (person !== undefined) setAdded((people) => [...people, person])
    },
    change: (at: number, relationship: string) =>
      setAdded((people) => people.map((person, place) => (place === at ? { ...person, relationship } : person))),
    remove: (at: number) => setAdded((people) => people.filter((_, place) => place !== at)),
  }
}

/** Most plans are for the family. */
const USUAL = 'family'

/** Undefined without a name. What follows the last comma is a relationship if it's one of ours. */
export function personIn(text: string): NewPerson | undefined {
  const whole = text.trim().replaceAll(/\s+/g, ' ')
  if (whole === '') return undefined
  const [, name = '', word = ''] = /^(.+?)\s*,\s*([^,]+)$/.exec(whole) ?? []
  const known = relationships.find(({ value, label }) => [value, label.toLowerCase()].includes(word.toLowerCase()))
  return known === undefined
    ? { fullName: whole.slice(0, 200), relationship: USUAL }
    : { fullName: name.slice(0, 200), relationship: known.value }
}
