import { queryOptions } from '@tanstack/react-query'
import { api } from '#client/lib/api.ts'

export const askQueries = {
  /** Whether a contact has a link that works. */
  link: (contactId: number) =>
    queryOptions({
      queryKey: ['contacts', 'ask-link', contactId],
      queryFn: ({ signal }) => api('GET /contacts/:id/ask-link', { params: { id: contactId }, signal }),
      staleTime: 0,
    }),

  /** What a contact wrote about themselves, until it's decided on. */
  answers: (contactId: number) =>
    queryOptions({
      queryKey: ['contacts', 'answers', contactId],
      queryFn: ({ signal }) => api('GET /contacts/:id/answers', { params: { id: contactId }, signal }),
      staleTime: 0,
    }),

  /** The page of a link, for its holder. */
  page: (token: string) =>
    queryOptions({
      queryKey: ['ask', token],
      queryFn: ({ signal }) => api('GET /ask/:token', { params: { token }, signal }),
      // What is typed stays on the screen, whatever happens to the link.
      staleTime: Infinity,
      meta: { isOwn: false },
    }),
}
