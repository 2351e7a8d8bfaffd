import type { z } from 'zod'
import type { Configuration } from 'openid-client'
import { emailAddressSchema, requiredText } from '#domain/shared/wire.ts'
import type { SocialProvider } from '#domain/accounts/social.ts'
import { fieldTexts } from '#domain/texts/fields.ts'

/** Seconds that a provider has to answer one request: someone is looking at an empty page. */
const PATIENCE_SECONDS = 5

/** Random values of one attempt, which must come back unchanged. */
export interface Attempt {
  redirectUri: string
  state: string
  nonce: string
  codeVerifier: string
}

/** A person as vouched for by a provider. The identity is (issuer, subject) and nothing else. */
export interface SocialIdentity {
  provider: SocialProvider
  issuer: string
  subject: string
  email: string | null
  /** The provider says that this person reads mail at the address. */
  emailVerified: boolean
  name: string | null
}

export interface SocialClient {
  /** Where to send the browser. */
  authorizationUrl(attempt: Attempt): Promise<URL>
  /**
   * Who came back with this answer.
   * @param answer the redirect address with the parameters that the provider added
   * @throws when any part of the answer doesn't match, or the provider can't be reached
   */
  identify(answer: URL, attempt: Attempt): Promise<SocialIdentity>
}

/** openid-client, loaded with the first sign-in, and how every configuration of it is set up. */
export async function openIdClient(issuer: string) {
  const library = await import('openid-client')
  // The settings allow http for this very machine only.
  const execute = issuer.startsWith('http:') ? [library.allowInsecureRequests] : []
  return { library, timeout: PATIENCE_SECONDS, execute }
}

/** What every provider is asked, besides its own scope. */
export async function securityParameters({ redirectUri, state, codeVerifier }: Attempt) {
  const { calculatePKCECodeChallenge } = await import('openid-client')
  return {
    redirect_uri: redirectUri,
    state,
    code_challenge: await calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
  }
}

/** Reads an address of the provider's API on behalf of the person who came back. */
export async function readJson<Shape extends z.ZodType>(
  configuration: Configuration,
  accessToken: string,
  address: string,
  shape: Shape,
): Promise<z.output<Shape>> {
  const { fetchProtectedResource } = await import('openid-client')
  const headers = new Headers({ accept: 'application/json', 'user-agent': 'Ribbonry' })
  const answer = await fetchProtectedResource(configuration, accessToken, new URL(address), 'GET', null, headers)
  if (!answer.ok) throw new Error(`The provider answered ${answer.status} instead of a profile`)
  return shape.parse(await answer.json())
}

/** An address that a provider tells, when it is one. */
export function addressOrNull(email: unknown): string | null {
  return emailAddressSchema.safeParse(email).data ?? null
}

/** A name that a provider tells, when it can be kept. */
export function nameOrNull(name: unknown): string | null {
  return requiredText(120, fieldTexts.name).safeParse(name).data ?? null
}

/** Caches what was loaded. A failure isn't cached: the next call tries again. */
export function once<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loaded: Promise<Value> | undefined
  return () => {
    loaded ??= load().catch((error: unknown) => {
      loaded = undefined
      throw error
    })
    return loaded
  }
}
