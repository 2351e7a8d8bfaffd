import type { Contract, RouteName } from '../contract.ts'
import type { Exchange } from '../shared/contract.ts'

type Body<Name extends RouteName> = Exchange<Contract[Name]>['body']
export type NewContact = Body<'POST /contacts'>
export type NewEvent = Body<'POST /occasions'>
export type NewGift = Body<'POST /gift-ideas'>
export type NewSplit = Body<'POST /gift-splits'>

// What a contact, an event, a gift and a split need, and no more. Tests and journeys begin with these and name only what
// they are about, so a field that becomes required gets its value here, for all of them.

export const aContact = { fullName: 'Maya Okafor', relationship: 'friend' } satisfies NewContact

export const anEvent = { name: 'Party', date: '2026-12-01', type: 'custom' } as const satisfies Omit<
  NewEvent,
  'contactId'
>

export const aGift = { title: 'Kalimba' } satisfies Omit<NewGift, 'contactId'>

export const aSplit = { contributors: [{ name: 'You', amount: '48.70' }] } satisfies Omit<NewSplit, 'giftIdeaId'>
