import { z } from 'zod'
import type { ClientAuth } from 'openid-client'
import type { ClientSettings } from '#server/social-settings.ts'
import {
  addressOrNull,
  nameOrNull,
  once,
  openIdClient,
  readJson,
  securityParameters,
  type SocialClient,
  type SocialIdentity,
} from './provider.ts'

const GITHUB = 'https://github.com/login/oauth'
const X = 'https://x.com'

const githubUser = z.object({ id: z.int(), name: z.string().nullish(), login: z.string() })
const githubEmails = z.array(z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }))

/** GitHub, or an Enterprise Server: OAuth 2, and its API says who came. */
export function githubClient(settings: ClientSettings): SocialClient {
  const issuer = withoutSlash(settings.issuer)
  const api = issuer === GITHUB ? 'https://api.github.com' : `${new URL(issuer).origin}/api/v3`
  return plainOAuth(settings, {
    // GitHub names itself so in its answers (RFC 9207).
    issuer,
    authorize: `${issuer}/authorize`,
    token: `${issuer}/access_token`,
    scope: 'user:email',
    authentication: async () => (await import('openid-client')).ClientSecretPost(settings.clientSecret),
    async who(read) {
      const user = await read(`${api}/user`, githubUser)
      const emails = await read(`${api}/user/emails`, githubEmails)
      const primary = emails.find((one) => one.primary)
      const email = addressOrNull(primary?.email)
      return {
        provider: 'github',
        subject: String(user.id),
        email,
        emailVerified: email !== null && primary?.verified === true,
        name: nameOrNull(user.name) ?? nameOrNull(user.login),
      }
    },
  })
}

const xUser = z.object({
  data: z.object({ id: z.string().min(1), name: z.string(), confirmed_email: z.string().optional() }),
})

/** X: OAuth 2. It tells an address only to apps that may ask for it, and only a confirmed one. */
export function xClient(settings: ClientSettings): SocialClient {
  const issuer = withoutSlash(settings.issuer)
  const api = issuer === X ? 'https://api.x.com' : issuer
  return plainOAuth(settings, {
    issuer,
    authorize: `${issuer}/i/oauth2/authorize`,
    token: `${api}/2/oauth2/token`,
    scope: 'users.read tweet.read users.email',
    authentication: async () => (await import('openid-client')).ClientSecretBasic(settings.clientSecret),
    async who(read) {
      const { data } = await read(`${api}/2/users/me?user.fields=confirmed_email`, xUser)
      const email = addressOrNull(data.confirmed_email)
      return { provider: 'x', subject: data.id, email, emailVerified: email !== null, name: nameOrNull(data.name) }
    },
  })
}

type Read = <Shape extends z.ZodType>(address: string, shape: Shape) => Promise<z.output<Shape>>

interface Way {
  issuer: string
  authorize: string
  token: string
  scope: string
  authentication: () => Promise<ClientAuth>
  who: (read: Read) => Promise<Omit<SocialIdentity, 'issuer'>>
}

function plainOAuth({ clientId }: ClientSettings, way: Way): SocialClient {
  const configuration = once(async () => {
    const { library, timeout, execute } = await openIdClient(way.issuer)
    const server = { issuer: way.issuer, authorization_endpoint: way.authorize, token_endpoint: way.token }
    const made = new library.Configuration(server, clientId, {}, await way.authentication())
    made.timeout = timeout
    for (const apply of execute) apply(made)
    return made
  })
  return {
    async authorizationUrl(attempt) {
      const { buildAuthorizationUrl } = await import('openid-client')
      return buildAuthorizationUrl(await configuration(), {
        scope: way.scope,
        ...(await securityParameters(attempt)),
      })
    },
    async identify(answer, { state, codeVerifier }) {
      const { authorizationCodeGrant } = await import('openid-client')
      const provider = await configuration()
      const { access_token: token } = await authorizationCodeGrant(provider, answer, {
        expectedState: state,
        pkceCodeVerifier: codeVerifier,
      })
      const who = await way.who((address, shape) => readJson(provider, token, address, shape))
      return { ...who, issuer: way.issuer }
    },
  }
}

function withoutSlash(address: string): string {
  return address.replace(/\/+$/, '')
}
