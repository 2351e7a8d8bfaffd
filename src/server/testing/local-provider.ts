import { verify, type KeyObject } from 'node:crypto'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { OAuth2Issuer, OAuth2Service } from 'oauth2-mock-server'
import type { MutableRedirectUri, MutableResponse, MutableToken, TokenRequestIncomingMessage } from 'oauth2-mock-server'
import type { SocialProvider } from '#domain/accounts/social.ts'

/** Somebody with an account at a provider. */
export interface Someone {
  id: string
  name: string
  /** Null: the provider tells none. */
  email: string | null
  verified: boolean
}

export interface LocalProvider {
  /** What `…_ISSUER` is to be. */
  issuer: string
  /** The user signed in there. */
  someone: Someone
  /** 'denies': the person declines. 'is gone': nobody listens. */
  does: 'answers' | 'denies' | 'is gone'
  /** Falsifies the ID token before it is signed. */
  falsify: ((claims: MutableToken['payload']) => void) | undefined
  /** Says another subject in the ID token after it was signed. */
  forges: boolean
  /** What the browser brought along the last time. */
  asked: URLSearchParams
  close(): Promise<void>
}

/** The app's secret at Google, GitHub and X. */
export const CLIENT_ID = 'ribbonry-test'
export const CLIENT_SECRET = 'a secret between two'

const endpoints = {
  google: {},
  apple: { authorize: '/auth/authorize', token: '/auth/token' },
  github: { authorize: '/login/oauth/authorize', token: '/login/oauth/access_token' },
  x: { authorize: '/i/oauth2/authorize', token: '/2/oauth2/token' },
}

/**
 * A provider on loopback that speaks its protocol: OpenID Connect with signed tokens, Apple's posted form and signed
 * secrets, GitHub's and X's own APIs. It insists on S256, the secret, the redirect address and, at its API, its token.
 * @param appleKey the public half of the app's key at Apple
 */
export async function openLocalProvider(provider: SocialProvider, appleKey?: KeyObject): Promise<LocalProvider> {
  const oauth = new OAuth2Issuer()
  await oauth.keys.generate('RS256')
  const service = new OAuth2Service(oauth, endpoints[provider])
  const accessTokens = new Set<string>()

  service.on('beforeAuthorizeRedirect', ({ url }: MutableRedirectUri) => {
    if (provider !== 'apple' && provider !== 'x') url.searchParams.set('iss', local.issuer)
    if (local.does !== 'denies') return
    url.searchParams.delete('code')
    url.searchParams.set('error', provider === 'apple' ? 'user_cancelled_authorize' : 'access_denied')
    url.searchParams.set('error_description', '<b>No</b>, thanks')
  })
  service.on('beforeTokenSigning', ({ payload }: MutableToken) => {
    const { id, name, email, verified } = local.someone
    payload['sub'] = id
    if (email !== null)
      Object.assign(payload, { email, email_verified: provider === 'apple' ? String(verified) : verified })
    if (provider === 'google') payload['name'] = name
    local.falsify?.(payload)
  })
  service.on('beforeResponse', (response: MutableResponse, request: TokenRequestIncomingMessage) => {
    const problem = problemWith(request)
    if (problem !== undefined) Object.assign(response, { statusCode: 400, body: { error: problem } })
    else if (response.body !== '') {
      if (provider === 'github' || provider === 'x') delete response.body['id_token']
      if (local.forges) response.body['id_token'] = forged(String(response.body['id_token']))
      accessTokens.add(String(response.body['access_token']))
    }
  })

  const problemWith = ({ headers, body }: TokenRequestIncomingMessage): string | undefined => {
    // The form as it came, of which the package's type names a few fields.
    const given = body as unknown as Record<string, string | undefined>
    const basic = Buffer.from(headers.authorization?.replace('Basic ', '') ?? '', 'base64').toString()
    const isKnown =
      provider === 'apple'
        ? isSignedByApp(given['client_secret'] ?? '')
        : provider === 'x'
          ? decodeURIComponent(basic.replaceAll('+', ' ')) === `${CLIENT_ID}:${CLIENT_SECRET}`
          : given['client_id'] === CLIENT_ID && given['client_secret'] === CLIENT_SECRET
    if (!isKnown) return 'invalid_client'
    const fits = given['code_verifier'] !== undefined && given['redirect_uri'] === local.asked.get('redirect_uri')
    return fits ? undefined : 'invalid_grant'
  }
  const isSignedByApp = (secret: string) => {
    const [header = '', claims = '', signature = ''] = secret.split('.')
    const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>
    const key = { key: appleKey as KeyObject, dsaEncoding: 'ieee-p1363' } as const
    const isSigned = verify('sha256', Buffer.from(`${header}.${claims}`), key, Buffer.from(signature, 'base64url'))
    const { iss, sub, aud, exp, iat } = read(claims)
    return (
      isSigned &&
      read(header)['alg'] === 'ES256' &&
      read(header)['kid'] === 'KEY1234567' &&
      iss === 'TEAM123456' &&
      sub === CLIENT_ID &&
      aud === local.issuer &&
      Number(exp) - Number(iat) === 300
    )
  }

  const server = http.createServer((request, response) => {
    if (local.does === 'is gone') return void request.socket.destroy()
    const url = new URL(request.url ?? '/', local.issuer)
    const api = apiAnswer(provider, url.pathname, local.someone)
    if (api !== undefined) {
      const isAllowed = accessTokens.has(request.headers.authorization?.replace('Bearer ', '') ?? '')
      return void response
        .writeHead(isAllowed ? 200 : 401, { 'content-type': 'application/json' })
        .end(isAllowed ? JSON.stringify(api) : '{"message":"Bad credentials"}')
    }
    if (url.searchParams.has('response_type')) {
      if (url.searchParams.get('code_challenge_method') !== 'S256') return void response.writeHead(400).end()
      local.asked = url.searchParams
      if (url.searchParams.get('response_mode') === 'form_post' && !request.headers['x-as-query'])
        return void answerByForm(url, local.someone).then((page) =>
          response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page),
        )
    }
    service.requestHandler(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // Another site than the app's localhost, as in life.
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  oauth.url = origin
  const local: LocalProvider = {
    issuer: provider === 'github' ? `${origin}/login/oauth` : origin,
    someone: { id: '1', name: 'Ada Lovelace', email: 'ada@example.com', verified: true },
    does: 'answers',
    falsify: undefined,
    forges: false,
    asked: new URLSearchParams(),
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return local
}

function apiAnswer(provider: SocialProvider, path: string, { id, name, email, verified }: Someone): unknown {
  if (provider === 'github' && path === '/api/v3/user') return { id: Number(id), login: 'ada', name }
  if (provider === 'github' && path === '/api/v3/user/emails')
    return email === null
      ? []
      : [
          { email: 'other@example.com', primary: false, verified: true },
          { email, primary: true, verified },
        ]
  // X tells confirmed addresses only.
  if (provider === 'x' && path === '/2/users/me')
    return { data: { id, name, username: 'ada', ...(email !== null && verified ? { confirmed_email: email } : {}) } }
  return undefined
}

function forged(token: string): string {
  const [header, claims = '', signature] = token.split('.')
  const read = JSON.parse(Buffer.from(claims, 'base64url').toString()) as object
  return [header, Buffer.from(JSON.stringify({ ...read, sub: '666' })).toString('base64url'), signature].join('.')
}

/** What Apple's page does once somebody has agreed: it posts the answer to the app. */
async function answerByForm(asked: URL, { name }: Someone): Promise<string> {
  const answer = await fetch(asked, { redirect: 'manual', headers: { 'x-as-query': 'yes' } })
  const target = new URL(answer.headers.get('location') ?? '')
  const [firstName, lastName] = name.split(' ')
  target.searchParams.set('user', JSON.stringify({ name: { firstName, lastName } }))
  const fields = [...target.searchParams].map(
    ([key, value]) =>
      `<input type="hidden" name="${key}" value="${value.replaceAll('"', '&quot;').replaceAll('<', '&lt;')}">`,
  )
  return `<!doctype html><title>Local provider</title><form method="post" action="${target.origin}${target.pathname}">${fields.join('')}</form><script>document.forms[0].submit()</script>`
}
