import { queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import type { Connection } from '#domain/accounts/connection-schema.ts'
import type { sessionSchema } from '#domain/accounts/schema.ts'
import { api } from '../../lib/api.ts'

/** A browser or program that is signed in. */
export type ActiveSession = z.infer<typeof sessionSchema>

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
    queryFn: ({ signal }) => api.get<Connection[]>('/auth/connections', { signal }),
  }),
  sessions: queryOptions({
    queryKey: ['profile', 'sessions'],
    queryFn: ({ signal }) => api.get<ActiveSession[]>('/auth/sessions', { signal }),
  }),
}
