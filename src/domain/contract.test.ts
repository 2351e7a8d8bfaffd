import { expect, it } from 'vitest'
import { contract } from './contract.ts'
import type { Limit, Route } from './shared/contract.ts'

const rows: [name: string, row: Route][] = Object.entries(contract)
const limited = rows.flatMap(([route, { limits = [] }]) => limits.map((limit) => ({ route, limit })))

it('names every limit of the API', () => {
  const listed = limited.map(({ route, limit }) => `${route}: ${inWords(limit)}`)
  expect(listed.toSorted()).toMatchInlineSnapshot(`
    [
      "DELETE /account: 10 wrong passwords and codes in 15 minutes per account",
      "DELETE /auth/connections/:provider: 10 wrong passwords and codes in 15 minutes per account",
      "DELETE /auth/passkeys/:id: 10 wrong passwords and codes in 15 minutes per account",
      "DELETE /auth/totp: 10 wrong passwords and codes in 15 minutes per account",
      "GET /account/export: 30 uses in 60 minutes per account",
      "GET /ask/:token: 60 wrong links in 60 minutes per visitor",
      "GET /contacts/export: 30 uses in 60 minutes per account",
      "GET /contribute/:token: 60 wrong links in 60 minutes per visitor",
      "GET /gift-ideas/:id/picture/:version: 1200 pictures fetched in 60 minutes per visitor",
      "GET /gift-ideas/:id/picture/:version: 600 pictures fetched in 60 minutes per account",
      "GET /gift-ideas/export: 30 uses in 60 minutes per account",
      "GET /link-preview/picture/:version: 1200 pictures fetched in 60 minutes per visitor",
      "GET /link-preview/picture/:version: 600 pictures fetched in 60 minutes per account",
      "GET /login: 40 departures to a provider in 15 minutes per visitor",
      "GET /occasions/export: 30 uses in 60 minutes per account",
      "GET /unsubscribe: 60 wrong links in 60 minutes per visitor",
      "POST /account/import: 30 uses in 60 minutes per account",
      "POST /account/import: 30 uses in 60 minutes per guests of a visitor",
      "POST /ask/:token: 20 answers in 1440 minutes per link",
      "POST /ask/:token: 60 uses in 60 minutes per visitor",
      "POST /ask/:token: 60 wrong links in 60 minutes per visitor",
      "POST /auth/connections/:provider: 10 wrong passwords and codes in 15 minutes per account",
      "POST /auth/guest: 30 uses in 60 minutes per visitor",
      "POST /auth/login/code: 10 wrong codes in 15 minutes per account",
      "POST /auth/login/code: 100 uses in 15 minutes per visitor",
      "POST /auth/login: 10 wrong passwords in 15 minutes per e-mail address and visitor",
      "POST /auth/login: 100 uses in 15 minutes per visitor",
      "POST /auth/login: 30 tries to sign in; more are slow, not refused in 15 minutes per e-mail address",
      "POST /auth/merge-preview: 10 wrong passwords in 15 minutes per e-mail address and visitor",
      "POST /auth/merge-preview: 100 uses in 15 minutes per visitor",
      "POST /auth/merge-preview: 30 tries to sign in; more are slow, not refused in 15 minutes per e-mail address",
      "POST /auth/passkey-login/options: 200 uses in 15 minutes per visitor",
      "POST /auth/passkey-login: 200 uses in 15 minutes per visitor",
      "POST /auth/passkeys/options: 10 wrong passwords and codes in 15 minutes per account",
      "POST /auth/recovery-codes: 10 wrong passwords and codes in 15 minutes per account",
      "POST /auth/request-password-reset: 20 uses in 60 minutes per visitor",
      "POST /auth/request-password-reset: 5 e-mails that a stranger may have caused; no more are sent in 60 minutes per e-mail address",
      "POST /auth/request-password-reset: 5 requests for it in 60 minutes per e-mail address",
      "POST /auth/reset-password: 20 uses in 60 minutes per visitor",
      "POST /auth/signup: 20 uses in 60 minutes per visitor",
      "POST /auth/signup: 5 e-mails that a stranger may have caused; no more are sent in 60 minutes per e-mail address",
      "POST /auth/totp/confirm: 10 wrong codes in 15 minutes per account",
      "POST /auth/totp: 10 wrong passwords and codes in 15 minutes per account",
      "POST /auth/update-password: 10 uses in 15 minutes per account",
      "POST /auth/update-password: 5 e-mails that a stranger may have caused; no more are sent in 60 minutes per e-mail address",
      "POST /auth/verify-email/resend: 5 e-mails that a stranger may have caused; no more are sent in 60 minutes per e-mail address",
      "POST /auth/verify-email/resend: 5 uses in 60 minutes per account",
      "POST /auth/verify-email: 30 uses in 60 minutes per visitor",
      "POST /contacts/:id/ask-link: 200 uses in 60 minutes per account",
      "POST /contribute/:token: 20 answers in 1440 minutes per link",
      "POST /contribute/:token: 60 uses in 60 minutes per visitor",
      "POST /contribute/:token: 60 wrong links in 60 minutes per visitor",
      "POST /feedback: 20 uses in 60 minutes per account",
      "POST /feeds: 30 uses in 60 minutes per account",
      "POST /gift-recommendations/:contactId/model-request: 30 uses in 1440 minutes per account",
      "POST /gift-recommendations/:contactId/model-request: 30 uses in 1440 minutes per guests of a visitor",
      "POST /gift-splits/:id/links: 200 uses in 60 minutes per account",
      "POST /gift-splits/:id/links: 3 e-mails in 1440 minutes per e-mail address",
      "POST /gift-splits/:id/links: 40 e-mails in 1440 minutes per account",
      "POST /imports/:id/mapping: 60 uses in 60 minutes per account",
      "POST /imports/:id/mapping: 60 uses in 60 minutes per guests of a visitor",
      "POST /imports: 60 uses in 60 minutes per account",
      "POST /imports: 60 uses in 60 minutes per guests of a visitor",
      "POST /link-preview: 120 uses in 10 minutes per visitor",
      "POST /link-preview: 40 uses in 10 minutes per account",
      "POST /occasions/:id/send-reminder: 5 e-mails in 60 minutes per account",
      "POST /occasions/:id/send-reminder: 5 e-mails in 60 minutes per e-mail address",
      "POST /unsubscribe/choices: 60 wrong links in 60 minutes per visitor",
      "POST /unsubscribe: 60 wrong links in 60 minutes per visitor",
      "PUT /contacts/:id/picture: 300 uses in 60 minutes per account",
      "PUT /contacts/:id/picture: 300 uses in 60 minutes per guests of a visitor",
      "PUT /gift-ideas/:id/picture: 300 uses in 60 minutes per account",
      "PUT /gift-ideas/:id/picture: 300 uses in 60 minutes per guests of a visitor",
      "PUT /profile: 5 e-mails that a stranger may have caused; no more are sent in 60 minutes per e-mail address",
    ]
  `)
})

it('gives limits that share a counter the same numbers', () => {
  const counters = new Map<string, string>()
  for (const { limit } of limited) {
    const numbers = inWords(limit)
    expect(counters.get(limit.name) ?? numbers).toBe(numbers)
    counters.set(limit.name, numbers)
  }
})

function inWords({ max, windowSeconds, per, counts = 'uses' }: Limit): string {
  return `${max} ${counts} in ${windowSeconds / 60} minutes per ${per}`
}
