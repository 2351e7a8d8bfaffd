import { useMutation } from '@tanstack/react-query'
import type { Split } from '#domain/splits/schema.ts'
import { api } from '#client/lib/api.ts'
import { queryClient } from '#client/lib/query.ts'
import { splitQueries } from './queries.ts'
import type { SplitBody } from './split-values.ts'

/** A purchase from the modal changes the gift, its event's counts and the activities as well. */
const changes = ['splits', 'gifts', 'occasions', 'dashboard', 'contacts', 'activities', 'reminders', 'stats'] as const

type Save = {
  giftId: number
  /** The split there is, as it was seen; null creates one. */
  split: Pick<Split, 'id' | 'version'> | null
  body: SplitBody
  /** Pressed twice, it is created once. */
  key: string
}

/** Says nothing itself: the dialog knows what was meant by it, and shows both versions where two people edit. */
export function useSaveSplit() {
  return useMutation({
    mutationFn: ({ giftId, split, body, key }: Save) =>
      split === null
        ? api('POST /gift-splits', { body: { giftIdeaId: giftId, ...body }, idempotencyKey: key })
        : api('PUT /gift-splits/:id', { params: { id: split.id }, body, ifMatch: split.version }),
    meta: { changes },
  })
}

/** The gift stays. */
export function useRemoveSplit() {
  return useMutation({
    mutationFn: ({ id, version }: Pick<Split, 'id' | 'version' | 'giftIdeaId'>) =>
      api('DELETE /gift-splits/:id', { params: { id }, ifMatch: version }),
    // Its own query isn't refetched: that would only be a 404.
    meta: { changes: ['gifts', 'occasions'] },
    onSuccess: (_nothing, { giftIdeaId }) => queryClient.setQueryData(splitQueries.ofGift(giftIdeaId).queryKey, null),
  })
}
