import { queryOptions } from '@tanstack/react-query'
import type { Passkey } from '#domain/accounts/passkeys.ts'
import type { AuthenticatorApp } from '#domain/accounts/second-step.ts'
import { api } from '../../../lib/api.ts'

export const securityQueries = {
  passkeys: queryOptions({
    queryKey: ['profile', 'passkeys'],
    queryFn: ({ signal }) => api.get<Passkey[]>('/auth/passkeys', { signal }),
  }),
  app: queryOptions({
    queryKey: ['profile', 'authenticator-app'],
    queryFn: ({ signal }) => api.get<AuthenticatorApp>('/auth/totp', { signal }),
  }),
}
