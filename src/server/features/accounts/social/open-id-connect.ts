import { sign } from 'node:crypto'
import type { ClientAuth } from 'openid-client'
import type { Clock } from '#server/clock.ts'
import type { AppleSettings, ClientSettings } from '#server/social-settings.ts'
import { addressOrNull, nameOrNull, once, openIdClient, securityParameters, type SocialClient } from './provider.ts'

/** Google: OpenID Connect to the letter. */
export function googleClient({ issuer, clientId, clientSecret }: ClientSettings): SocialClient {
  return openIdConnect('google', issuer, {
    clientId,
    authentication: async () => (await import('openid-client')).ClientSecretPost(clientSecret),
    // Many people have a private and a work account: they are asked which.
    parameters: { scope: 'openid email profile', prompt: 'select_account' },
  })
}

/** Apple: OpenID Connect with a signed secret; it answers with a form as soon as it is asked for the address. */
export function appleClient(settings: AppleSettings, clock: Clock): SocialClient {
  return openIdConnect('apple', settings.issuer, {
    clientId: settings.clientId,
    authentication: () =>
      Promise.resolve((_server, _client, body) => {
        body.set('client_id', settings.clientId)
        body.set('client_secret', appleSecret(settings, clock.now()))
      }),
    parameters: { scope: 'openid name email', response_mode: 'form_post' },
  })
}

interface Way {
  clientId: string
  authentication: () => Promise<ClientAuth>
  parameters: Record<string, string>
}

function openIdConnect(provider: 'google' | 'apple', issuer: string, way: Way): SocialClient {
  const configuration = once(async () => {
    const { library, timeout, execute } = await openIdClient(issuer)
    return library.discovery(new URL(issuer), way.clientId, {}, await way.authentication(), {
      timeout,
      // The ID token came from the provider's own address; its signature is checked nevertheless.
      execute: [...execute, library.enableNonRepudiationChecks],
    })
  })
  return {
    async authorizationUrl(attempt) {
      const { buildAuthorizationUrl } = await import('openid-client')
      return buildAuthorizationUrl(await configuration(), {
        ...way.parameters,
        ...(await securityParameters(attempt)),
        nonce: attempt.nonce,
      })
    },
    async identify(answer, { state, nonce, codeVerifier }) {
      const { authorizationCodeGrant } = await import('openid-client')
      const tokens = await authorizationCodeGrant(await configuration(), answer, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: codeVerifier,
        idTokenExpected: true,
      })
      const claims = tokens.claims()
      if (!claims) throw new Error('The provider sent no ID token')
      const email = addressOrNull(claims['email'])
      return {
        provider,
        issuer: claims.iss,
        subject: claims.sub,
        email,
        // Apple sent it as a string for years.
        emailVerified: email !== null && [true, 'true'].includes(claims['email_verified'] as boolean | string),
        name: nameOrNull(claims['name']),
      }
    },
  }
}

/**
 * The client secret: a JWT of five minutes, signed with ES256.
 * @see https://developer.apple.com/documentation/accountorganizationaldatasharing/creating-a-client-secret
 */
function appleSecret({ issuer, clientId, teamId, keyId, privateKey }: AppleSettings, now: Date): string {
  const issuedAt = Math.floor(now.getTime() / 1000)
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
  const signed = [
    encode({ alg: 'ES256', kid: keyId }),
    encode({ iss: teamId, iat: issuedAt, exp: issuedAt + 300, aud: issuer, sub: clientId }),
  ].join('.')
  const signature = sign('sha256', Buffer.from(signed), { key: privateKey, dsaEncoding: 'ieee-p1363' })
  return `${signed}.${signature.toString('base64url')}`
}
