import { generateKeyPairSync } from 'node:crypto'
import type { LightMyRequestResponse } from 'fastify'
import { socialProviders, type SocialProvider } from '#domain/accounts/social.ts'
import { openTestApp, type TestApp } from '#server/testing/app.ts'
import { CLIENT_ID, CLIENT_SECRET, openLocalProvider, type LocalProvider } from '#server/testing/local-provider.ts'

export type LocalProviders = Record<SocialProvider, LocalProvider>

/** The four providers on loopback, and settings with which the app uses them. */
export async function openLocalProviders() {
  const key = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
  const opened = await Promise.all(socialProviders.map((name) => openLocalProvider(name, key.publicKey)))
  const providers = Object.fromEntries(socialProviders.map((name, at) => [name, opened[at]])) as LocalProviders
  const environment = {
    GOOGLE_CLIENT_ID: CLIENT_ID,
    GOOGLE_CLIENT_SECRET: CLIENT_SECRET,
    GOOGLE_ISSUER: providers.google.issuer,
    GITHUB_CLIENT_ID: CLIENT_ID,
    GITHUB_CLIENT_SECRET: CLIENT_SECRET,
    GITHUB_ISSUER: providers.github.issuer,
    APPLE_CLIENT_ID: CLIENT_ID,
    APPLE_TEAM_ID: 'TEAM123456',
    APPLE_KEY_ID: 'KEY1234567',
    APPLE_PRIVATE_KEY: key.privateKey
      .export({ type: 'pkcs8', format: 'pem' })
      .toString()
      .replaceAll('\n', String.raw`\n`),
    APPLE_ISSUER: providers.apple.issuer,
    X_CLIENT_ID: CLIENT_ID,
    X_CLIENT_SECRET: CLIENT_SECRET,
    X_ISSUER: providers.x.issuer,
  }
  return { providers, environment }
}

/** An app with the four providers. `reset` makes them and the app as they were. */
export async function openSocialApp(more: Record<string, string> = {}) {
  const { providers, environment } = await openLocalProviders()
  const app = await openTestApp({ ...environment, ...more })
  return {
    app,
    providers,
    async reset() {
      await app.reset()
      for (const provider of Object.values(providers))
        Object.assign(provider, { does: 'answers', falsify: undefined, forges: false, someone: ada })
    },
    async close() {
      await app.close()
      await Promise.all(Object.values(providers).map((provider) => provider.close()))
    },
  }
}

export const ada = { id: '1', name: 'Ada Lovelace', email: 'ada@example.com', verified: true }

type Headers = Record<string, string>
export const ownPage: Headers = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' }

/** A browser of somebody: keeps cookies, and goes where it is sent. */
export class Browser {
  readonly app: TestApp
  readonly cookies: Record<string, string>

  /** @param token a session that is there already, as the session's cookie */
  constructor(app: TestApp, token?: string) {
    this.app = app
    this.cookies = token === undefined ? {} : { ribbonry: token }
  }

  /** The session's token, as the cookie holds it. */
  get session(): string | undefined {
    return this.cookies['ribbonry']
  }

  async go(url: string, headers: Headers = ownPage): Promise<LightMyRequestResponse> {
    return this.#keep(await this.app.app.inject({ url, headers, cookies: this.cookies }))
  }

  /** Presses a button of the landing page and comes to the provider; its address, or where else that led. */
  async leave(provider: SocialProvider, more = ''): Promise<string> {
    const answer = await this.go(`/api/login?provider=${provider}${more}`)
    return String(answer.headers.location)
  }

  /** Comes back from the provider, and to where that leads. */
  async comeBack(address: string): Promise<string> {
    const answer = await fetch(address, { redirect: 'manual' })
    const location = answer.headers.get('location')
    const back = location === null ? await this.#post(await answer.text()) : pathOf(location)
    const arrived = await this.go(back, { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' })
    return String(arrived.headers.location)
  }

  /** All the way: out to the provider, and back. */
  async signIn(provider: SocialProvider, more = ''): Promise<string> {
    const address = await this.leave(provider, more)
    return address.startsWith('/') ? address : this.comeBack(address)
  }

  /** Who is signed in here. */
  async me<User = { id: string; email: string | null }>(): Promise<User> {
    return (await this.go('/api/auth/user')).json()
  }

  /** As a browser does with a form on a foreign page: none of our cookies goes along. */
  async #post(page: string): Promise<string> {
    const unescaped = (text: string) => text.replaceAll('&lt;', '<').replaceAll('&quot;', '"')
    const fields = [...page.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name,
      unescaped(value),
    ])
    const posted = await this.app.app.inject({
      method: 'POST',
      url: '/api/login/callback/apple',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: 'https://appleid.apple.com',
        'sec-fetch-site': 'cross-site',
      },
      payload: new URLSearchParams(fields as [string, string][]).toString(),
    })
    return String(this.#keep(posted).headers.location)
  }

  #keep(answer: LightMyRequestResponse): LightMyRequestResponse {
    for (const { name, value } of answer.cookies) {
      if (value === '') delete this.cookies[name]
      else this.cookies[name] = value
    }
    return answer
  }
}

export function pathOf(address: string): string {
  const { pathname, search } = new URL(address)
  return pathname + search
}
