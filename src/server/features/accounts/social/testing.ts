import type { LightMyRequestResponse } from 'fastify'
import { vi } from 'vitest'
import type { SocialProvider } from '#domain/accounts/social.ts'
import { openTestApp, type TestApp } from '#server/testing/app.ts'
import { openLocalProviders } from '#server/testing/local-providers.ts'

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

/** Lets something happen when all has been looked up: before the next transaction begins. */
export function beforeTheNextChange({ database: { db } }: TestApp, happens: () => Promise<unknown>): void {
  const begin = db.transaction.bind(db)
  vi.spyOn(db, 'transaction').mockImplementationOnce(async (...change) => {
    await happens()
    return begin(...change)
  })
}

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

  /** The signed-in user here. */
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
