import { queryOptions } from '@tanstack/react-query'
import { queryOfTerms, type Terms } from '#domain/recommendations/terms.ts'
import { api } from '#client/lib/api.ts'
import type { Whom } from '../queries.ts'

export const modelQueries = {
  /** The operator's language model, or null. */
  offer: queryOptions({
    queryKey: ['language-model'],
    queryFn: ({ signal }) => api('GET /language-model', { signal }),
    meta: { isOwn: false },
  }),

  /** What would be sent now: never from a cache. */
  preview: ({ contactId, occasionId, terms }: Whom & { terms: Terms }, notes: boolean) =>
    queryOptions({
      queryKey: ['model-request', contactId, occasionId, terms, notes],
      queryFn: ({ signal }) =>
        api('GET /gift-recommendations/:contactId/model-request', {
          params: { contactId },
          query: { occasionId, ...queryOfTerms(terms), notes: notes ? 'yes' : 'no' },
          signal,
        }),
      gcTime: 0,
    }),

  log: queryOptions({
    queryKey: ['recommendation-log'],
    queryFn: ({ signal }) => api('GET /recommendation-log', { signal }),
  }),
}
