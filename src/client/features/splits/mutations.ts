import { useMutation } from '@tanstack/react-query'
import type { Split } from '#domain/splits/schema.ts'
import { api } from '#client/lib/api.ts'
import { invalidateOwn, queryClient } from '#client/lib/query.ts'
import { splitQueries } from './queries.ts'
import type { SplitBody } from './split-values.ts'

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
  })
}

/** The gift stays. */
export function useRemoveSplit() {
  return useMutation({
    mutationFn: ({ id, version }: Pick<Split, 'id' | 'version' | 'giftIdeaId'>) =>
      api('DELETE /gift-splits/:id', { params: { id }, ifMatch: version }),
    meta: { invalidates: false },
    onSuccess: (_nothing, { giftIdeaId }) => {
      const { queryKey } = splitQueries.ofGift(giftIdeaId)
      queryClient.setQueryData(queryKey, null)
      // Reading the split would only be a 404.
      return invalidateOwn({ except: [queryKey] })
    },
  })
}
