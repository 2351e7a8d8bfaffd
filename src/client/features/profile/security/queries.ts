import { queryOptions } from '@tanstack/react-query'
import { api } from '#client/lib/api.ts'

export const securityQueries = {
  passkeys: queryOptions({
    queryKey: ['profile', 'passkeys'],
    queryFn: ({ signal }) => api('GET /auth/passkeys', { signal }),
  }),
  app: queryOptions({
    queryKey: ['profile', 'authenticator-app'],
    queryFn: ({ signal }) => api('GET /auth/totp', { signal }),
  }),
}
