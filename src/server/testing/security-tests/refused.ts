import type { Route } from './routes.ts'
import { actors, type Actor } from './world.ts'

const registered: Actor[] = ['user', 'other', 'admin']
const signedIn: Actor[] = ['guest', ...registered]

/** Own requests that are refused anyway, each with its reason. */
const refusedToOwners: Record<string, { who: Actor[]; status: number; why: string }[]> = {
  'POST /api/auth/login': [
    { who: ['guest'], status: 401, why: 'a guest has no password' },
    { who: ['admin'], status: 401, why: 'a code of their app is asked for first' },
  ],
  'POST /api/auth/login/code': [{ who: ['guest'], status: 401, why: 'a guest has no password for it to follow' }],
  'POST /api/auth/reset-password': [{ who: ['guest'], status: 400, why: 'a guest has no password' }],
  'POST /api/auth/update-password': [{ who: ['guest'], status: 403, why: 'a guest has no password' }],
  'POST /api/auth/merge-preview': [{ who: registered, status: 403, why: 'only guests bring things along' }],
  'POST /api/occasions/:id/send-reminder': [{ who: ['guest'], status: 400, why: 'guests get no mail' }],
  'POST /api/auth/passkey-login': [{ who: [...actors], status: 401, why: 'takes an authenticator: passkeys.test.ts' }],
  'POST /api/auth/passkeys': [{ who: signedIn, status: 401, why: 'takes an authenticator: passkeys.test.ts' }],
  'POST /api/auth/totp': [{ who: ['admin'], status: 409, why: 'has an app already' }],
  'POST /api/auth/totp/confirm': [{ who: ['guest', 'admin'], status: 409, why: 'is setting none up' }],
  'DELETE /api/auth/totp': [{ who: ['user', 'other'], status: 409, why: 'has no app that is on' }],
  'POST /api/auth/recovery-codes': [{ who: ['user', 'other'], status: 409, why: 'has no app that is on' }],
  'POST /api/admin/sources/:id/refresh': [{ who: ['admin'], status: 409, why: 'it is being imported' }],
  'GET /api/admin/outbox/:id': [{ who: ['admin'], status: 404, why: 'the outbox of these tests is empty' }],
}

/** With which status this actor's own request is refused; undefined where it is answered. */
export function refusalOfOwn(routeName: string, actor: Actor): number | undefined {
  return refusedToOwners[routeName]?.find(({ who }) => who.includes(actor))?.status
}

/** Ways to sign in are an account's: a guest has none. */
const notForGuests = /^(?:POST|DELETE) \/api\/auth\/(?:passkeys\/.+|totp|recovery-codes|connections\/.+)$/

export const isClosedToGuest = ({ name }: Route, actor: Actor) => actor === 'guest' && notForGuests.test(name)

/**
 * The first whose own request is answered: most routes are anybody's. What is said above is true, or access.test.ts fails,
 * so nobody has to try.
 */
export function whoMay(route: Route): Actor {
  if (route.access === 'admin') return 'admin'
  const candidates = ['user', 'guest', 'admin'] as const
  const isAnswered = (actor: Actor) => refusalOfOwn(route.name, actor) === undefined && !isClosedToGuest(route, actor)
  return candidates.find(isAnswered) ?? 'user'
}
