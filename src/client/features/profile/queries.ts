import { queryOptions } from '@tanstack/react-query'
import { api, type Answer } from '#client/lib/api.ts'

/** A browser or program that is signed in. */
export type ActiveSession = Answer<'GET /auth/sessions'>[number]

export const profileQueries = {
  profile: queryOptions({
    queryKey: ['profile'],
    queryFn: ({ signal }) => api('GET /profile', { signal }),
  }),
  preferences: queryOptions({
    queryKey: ['preferences'],
    queryFn: ({ signal }) => api('GET /preferences', { signal }),
  }),
  stats: queryOptions({
    queryKey: ['stats'],
    queryFn: ({ signal }) => api('GET /stats', { signal }),
  }),
  connections: queryOptions({
    queryKey: ['profile', 'connections'],
    queryFn: ({ signal }) => api('GET /auth/connections', { signal }),
  }),
  sessions: queryOptions({
    queryKey: ['profile', 'sessions'],
    queryFn: ({ signal }) => api('GET /auth/sessions', { signal }),
  }),
}
