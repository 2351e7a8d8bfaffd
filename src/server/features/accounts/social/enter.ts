import { and, eq } from 'drizzle-orm'
import type { SocialProvider } from '#domain/accounts/social.ts'
import { providerNames } from '#domain/texts/provider-names.ts'
import { addressKey } from '#domain/shared/email-address.ts'
import { AppError } from '#domain/shared/errors.ts'
import { accountTexts } from '#domain/texts/accounts.ts'
import { socialTexts } from '#domain/texts/social.ts'
import type { DbOrTx, Tx } from '#server/db/connection.ts'
import { isTaken } from '#server/db/owners.ts'
import { identityOwners, userIdentities, userProfiles } from '#server/db/schema.ts'
import { isAdministrator } from '#server/identity/administrators.ts'
import type { Services } from '#server/services.ts'
import type { Session } from '#server/identity/session.ts'
import { openAccount } from '../sign-in/new-account.ts'
import { findUser, hasAccount } from '../queries.ts'
import { endSession, endSessionsOf, startSession, type Visit } from '../sessions/sessions.ts'
import { signIn } from '../sign-in/sign-in.ts'
import { welcomeOnce } from '../addresses/welcome.ts'
import { failed, refused, type Outcome } from './outcome.ts'
import type { SocialIdentity } from './provider.ts'

/** Prefixes of `users.auth0Id`, by which accounts name how they are signed in. */
const externalPrefixes: Record<SocialProvider, string> = {
  google: 'google-oauth2',
  github: 'github',
  apple: 'apple',
  x: 'twitter',
}

export function externalId({ provider, subject }: { provider: SocialProvider; subject: string }): string {
  return `${externalPrefixes[provider]}|${subject}`
}

/**
 * Signs in the user a provider vouches for: the account of this identity, or else a new one. An address opens nothing: an
 * unknown identity with the address of an existing account is refused, even if the provider vouches for it (ASVS 6.8.1).
 * @param bringsGuest the session is a guest's, who wants their data in the existing account
 */
export async function enter(
  services: Services,
  identity: SocialIdentity,
  visit: Visit,
  { session, bringsGuest }: { session: Session | undefined; bringsGuest: boolean },
): Promise<Outcome> {
  const { db } = services
  // Before the identity: an account opened with it between the two must not read as somebody else's.
  const isAddressTaken = identity.email !== null && (await hasAccount(db, identity.email))
  const known = await findIdentity(db, identity)
  if (known) return enterAgain(services, identity, known.userId, visit, { session, bringsGuest })
  // Someone proving their identity picked another account at the provider: that must not create a new account.
  if (session && !session.isGuest) return refused('not_connected', socialTexts.notConnectedHere(name(identity)))
  if (isAddressTaken) return refused('account_exists', socialTexts.addressHasAccount(name(identity)))
  try {
    return await enterFirst(services, identity, visit, session)
  } catch (error) {
    // Another tab signed in the same person, or the address was taken, a moment ago: now it's clear which.
    if (isTaken(error, 'address') || isTaken(error, 'identity'))
      return enter(services, identity, visit, { session, bringsGuest })
    throw error
  }
}

async function enterAgain(
  services: Services,
  identity: SocialIdentity,
  userId: string,
  visit: Visit,
  { session, bringsGuest }: { session: Session | undefined; bringsGuest: boolean },
): Promise<Outcome> {
  const user = await findUser(services.db, userId)
  if (!user) return failed
  try {
    const { token } = await signIn(services, user, visit, {
      previous: session,
      bringGuest: bringsGuest,
      proof: (tx) => noteIdentity(tx, identity, user.id, visit.now),
    })
    return { kind: 'arrived', arrival: session?.actor.owner === user.id ? 'signed-in-again' : 'signed-in', token }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    // Together with the guest's there would be too many contacts.
    if (error.code === 'LIMIT') return refused('not_merged', error.message)
    // How one signs in to this account was changed in the meantime.
    if (error.code === 'UNAUTHENTICATED') return failed
    throw error
  }
}

/**
 * An address that the provider does not vouch for is kept with the identity only: it might be anybody's.
 * @param guest becomes the account, whatever was to come along into another: there is no other
 */
async function enterFirst(
  services: Services,
  identity: SocialIdentity,
  visit: Visit,
  guest: Session | undefined,
): Promise<Outcome> {
  const { db, settings, mailer } = services
  const { now } = visit
  const address = identity.emailVerified ? { email: identity.email, emailVerifiedAt: now } : {}
  const emailKey = address.email ? addressKey(address.email) : null
  const isAdmin = isAdministrator(settings, { emailKey, emailVerifiedAt: now, isGuest: false })
  const token = await db.transaction(async (tx) => {
    const { user } = await openAccount(
      tx,
      {
        ...address,
        isAdmin,
        auth0Id: externalId(identity),
        provider: identity.provider,
        lastLoginAt: now,
        ...(identity.name === null ? {} : { name: identity.name }),
      },
      guest?.actor.owner,
      now,
    )
    if (identity.name !== null) await suggestName(tx, user.id, identity.name, now)
    await keepIdentity(tx, user.id, identity, now)
    if (identity.emailVerified) await welcomeOnce(tx, services, user, now)
    await endSessionsOf(tx, user.id)
    if (guest) await endSession(tx, guest)
    return startSession(tx, user.id, 'user', visit)
  })
  mailer.kick()
  return { kind: 'arrived', arrival: 'signed-in', token }
}

/** A guest may have told another name already. */
async function suggestName(tx: Tx, userId: string, told: string, now: Date): Promise<void> {
  await tx.insert(userProfiles).values({ userId, name: told, createdAt: now, updatedAt: now }).onConflictDoNothing()
}

/** Whose identity it is. */
export async function findIdentity(db: DbOrTx, { issuer, subject }: { issuer: string; subject: string }) {
  const [row] = await db
    .select()
    .from(identityOwners)
    .where(and(eq(identityOwners.issuer, issuer), eq(identityOwners.subject, subject)))
  return row
}

export async function keepIdentity(tx: Tx, userId: string, identity: SocialIdentity, now: Date): Promise<void> {
  const { provider, issuer, subject, email, emailVerified } = identity
  await tx.insert(identityOwners).values({ issuer, subject, userId })
  await tx
    .insert(userIdentities)
    .values({ userId, provider, issuer, subject, email, emailVerified, createdAt: now, lastLoginAt: now })
}

/**
 * An address that changed at the provider changes nothing in the account.
 * @throws {AppError} UNAUTHENTICATED when the identity no longer signs in this user
 */
async function noteIdentity(
  tx: Tx,
  { issuer, subject, email, emailVerified }: SocialIdentity,
  userId: string,
  now: Date,
): Promise<void> {
  const noted = await tx
    .update(userIdentities)
    .set({ email, emailVerified, lastLoginAt: now })
    .where(
      and(eq(userIdentities.userId, userId), eq(userIdentities.issuer, issuer), eq(userIdentities.subject, subject)),
    )
    .returning({ id: userIdentities.id })
  if (noted.length === 0) throw new AppError('UNAUTHENTICATED', accountTexts.socialLoginFailed.title)
}

function name({ provider }: SocialIdentity): string {
  return providerNames[provider]
}
