import { useMutation } from '@tanstack/react-query'
import { planScreenTexts as texts } from '#domain/texts/plan-screens.ts'
import { giftQueries } from '#client/features/gifts/queries.ts'
import { api, type Body } from '#client/lib/api.ts'
import { isNotFound } from '#client/lib/api-error.ts'
import { toast, toastError, toastSuccess } from '#client/lib/toast.ts'
import { leaveDeletedPlan } from './leave-deleted.ts'
import { planQueries } from './queries.ts'

/** Somebody who isn't a contact yet. */
export type NewPerson = { fullName: string; relationship: string }

type KeyFor = (body: unknown) => string

/** People who aren't contacts yet become some first; sent again after a lost answer, nobody is added twice. */
async function asContacts(people: readonly NewPerson[], keyFor: KeyFor): Promise<number[]> {
  const ids: number[] = []
  for (const [place, body] of people.entries()) {
    // One at a time: an account's writes wait for each other anyway.
    const { id } = await api('POST /contacts', { body, idempotencyKey: keyFor({ place, ...body }) })
    ids.push(id)
  }
  return ids
}

/** Shows no error itself: the dialog does. */
export function useCreatePlan() {
  return useMutation({
    mutationFn: async ({
      body,
      newPeople,
      keyFor,
    }: {
      body: Body<'POST /plans'>
      newPeople: readonly NewPerson[]
      keyFor: KeyFor
    }) => {
      const contactIds = [...body.contactIds, ...(await asContacts(newPeople, keyFor))]
      const whole = { ...body, contactIds }
      return api('POST /plans', { body: whole, idempotencyKey: keyFor(whole) })
    },
  })
}

/** Shows no error itself: the dialog does. */
export function useAddPeople(planId: number) {
  return useMutation({
    mutationFn: async ({
      contactIds,
      newPeople,
      keyFor,
    }: {
      contactIds: readonly number[]
      newPeople: readonly NewPerson[]
      keyFor: KeyFor
    }) =>
      api('PATCH /plans/:id', {
        params: { id: planId },
        body: { add: [...contactIds, ...(await asContacts(newPeople, keyFor))] },
      }),
    onSuccess: (_plan, { contactIds, newPeople }) =>
      toastSuccess(texts.addPeople.done(contactIds.length + newPeople.length)),
  })
}

/** Name, budgets, who is in it. `done` is told when it's saved; an amount shows itself that it is. */
export function useChangePlan(planId: number) {
  return useMutation({
    mutationFn: ({ body }: { body: Body<'PATCH /plans/:id'>; done?: string }) =>
      api('PATCH /plans/:id', { params: { id: planId }, body }),
    onSuccess: (_plan, { done }) => done !== undefined && toastSuccess(done),
    onError: (error) => toastError(error, texts.failedToChange),
  })
}

export function useCopyLast() {
  return useMutation({
    mutationFn: (id: number) => api('POST /plans/:id/copy-last', { params: { id } }),
    onSuccess: () => toastSuccess(texts.copied),
    onError: (error) => toastError(error, texts.failedToCopy),
  })
}

/** Its events and gifts stay. */
export function useDeletePlan() {
  return useMutation({
    mutationFn: async (id: number) => {
      await api('DELETE /plans/:id', { params: { id } }).catch((error: unknown) => {
        // Another tab was faster.
        if (!isNotFound(error)) throw error
      })
      leaveDeletedPlan(id)
    },
    meta: { removes: (id: number) => [planQueries.one(id).queryKey, giftQueries.ofPlan(id).queryKey] },
    onSuccess: () => toast({ title: texts.menu.delete, description: texts.deleted }),
    onError: (error) => toastError(error, texts.failedToDelete),
  })
}
