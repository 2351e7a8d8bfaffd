import { useMutation } from '@tanstack/react-query'
import { toastContactReminded } from '#client/features/reminders/parts/toast-reminded.ts'
import type { Contact, ContactChange } from '#domain/contacts/schema.ts'
import type { Occasion } from '#domain/occasions/schema.ts'
import { contactTexts } from '#domain/texts/contacts.ts'
import { eventTexts } from '#domain/texts/events.ts'
import { generalTexts } from '#domain/texts/general.ts'
import { isStale } from '#client/lib/api-error.ts'
import { api } from '#client/lib/api.ts'
import { invalidateOwn } from '#client/lib/query.ts'
import { toast, toastError } from '#client/lib/toast.ts'
import { refreshRecommendations } from './queries.ts'

type Change = { contact: Pick<Contact, 'id' | 'version'>; change: ContactChange; undo?: ContactChange }

/** Changes what the contact says, with Undo. A birthday also changes reminders, and says when they go out instead. */
export function useKeepForContact() {
  const { mutateAsync, isPending } = useMutation({
    mutationFn: ({ contact: { id, version }, change }: Change) =>
      api('PUT /contacts/:id', { params: { id }, body: change, ifMatch: version }),
    onSuccess: (contact, { change, undo }) => {
      refreshRecommendations(contact.id)
      if (change.birthday !== undefined) void toastContactReminded(contactTexts.updated, contact.id, 'linked')
      else toastUpdated(contactTexts.updated, undo && (() => void keep({ contact, change: undo })))
    },
    onError: (error) => refused(error, contactTexts.failedToUpdate),
  })
  const keep = (change: Change): Promise<boolean> => isDone(mutateAsync(change))
  return {
    isPending,
    keep: (contact: Contact, change: ContactChange) => keep({ contact, change, undo: beforeOf(contact, change) }),
  }
}

type Budget = { event: Pick<Occasion, 'id' | 'version'>; budget: string | null; undo?: { budget: string | null } }

/** Changes the budget of the event, with Undo. */
export function useKeepBudget() {
  const { mutateAsync } = useMutation({
    mutationFn: ({ event: { id, version }, budget }: Budget) =>
      api('PUT /occasions/:id', { params: { id }, body: { budget }, ifMatch: version }),
    onSuccess: (event, { undo }) =>
      toastUpdated(eventTexts.updated, undo && (() => void keep({ event, budget: undo.budget }))),
    onError: (error) => refused(error, eventTexts.failedToUpdate),
  })
  const keep = (change: Budget): Promise<boolean> => isDone(mutateAsync(change))
  return (event: Occasion, budget: string | null) => keep({ event, budget, undo: { budget: event.budget } })
}

function toastUpdated(description: string, undo: (() => void) | undefined) {
  toast({
    title: generalTexts.success,
    description,
    ...(undo && { action: { label: generalTexts.undo, onSelect: undo } }),
  })
}

/** Changed elsewhere: the next attempt starts from what it is now. */
function refused(error: unknown, fallback: string) {
  toastError(error, fallback)
  if (isStale(error)) void invalidateOwn()
}

function isDone(done: Promise<unknown>): Promise<boolean> {
  return done.then(
    () => true,
    () => false,
  )
}

function beforeOf(contact: Contact, change: ContactChange): ContactChange {
  return Object.fromEntries(Object.keys(change).map((name) => [name, contact[name as keyof Contact]]))
}
