import { and, asc, eq } from 'drizzle-orm'
import type { Connection } from '#domain/accounts/connection-schema.ts'
import type { Proof } from '#domain/accounts/second-step.ts'
import { socialProviders, type SocialProvider } from '#domain/accounts/social.ts'
import { providerNames } from '#domain/texts/provider-names.ts'
import { AppError, notFound } from '#domain/shared/errors.ts'
import { securityTexts } from '#domain/texts/security.ts'
import { socialTexts } from '#domain/texts/social.ts'
import type { Db, DbOrTx, Tx } from '#server/db/connection.ts'
import { isTaken } from '#server/db/owners.ts'
import { identityOwners, userIdentities, users } from '#server/db/schema.ts'
import { countedUp } from '#server/db/write.ts'
import type { Services } from '#server/services.ts'
import type { Session } from '#server/identity/session.ts'
import { waysInChangedMail } from '#server/mail/templates/ways-in-changed.ts'
import type { OwnerId } from '#server/identity/actor.ts'
import {
  changeWaysIn,
  confirmedAccount,
  hasUnconfirmedAddress,
  holdSession,
  requireConfirmedAddress,
} from '../confirm-identity.ts'
import type { Limiter } from '../limiter.ts'
import { findUser, type UserRow } from '../queries.ts'
import { noticeByMail } from '../security-notice.ts'
import { externalId, findIdentity, keepIdentity } from './enter.ts'
import { refused, sessionGone, type Outcome } from './outcome.ts'
import type { SocialClients } from './clients.ts'
import type { SocialIdentity } from './provider.ts'

/** Providers that sign this user in, and those that could. */
export async function listConnections(db: Db, clients: SocialClients, owner: OwnerId): Promise<Connection[]> {
  const user = await findUser(db, owner)
  const identities = await identitiesOf(db, owner)
  return socialProviders.flatMap((provider) => {
    const identity = identities.find((one) => one.provider === provider)
    if (!identity && !clients[provider]) return []
    return {
      provider,
      isConnected: identity !== undefined,
      email: identity?.email ?? null,
      connectedAt: identity?.createdAt.toISOString() ?? null,
      canDisconnect: identity !== undefined && user !== undefined && hasOtherWayIn(user, identities.length),
    }
  })
}

/**
 * Before somebody is sent to a provider to connect it.
 * @throws {AppError} UNAUTHENTICATED, FORBIDDEN, CONFIRM, INVALID, RATE_LIMITED
 */
export async function mayConnect(services: Services, limiter: Limiter, session: Session, proof: Proof): Promise<void> {
  requireConfirmedAddress(await confirmedAccount(services, limiter, session, proof))
}

/** From now on this identity signs in this user and no one else. */
export async function connect(
  services: Services,
  identity: SocialIdentity,
  session: Session,
  now: Date,
): Promise<Outcome> {
  const { db, mailer } = services
  const { owner } = session.actor
  const name = providerNames[identity.provider]
  const connected: Outcome = { kind: 'arrived', arrival: `connected.${identity.provider}` }
  const belongsToOther = refused('identity_taken', socialTexts.belongsToOther(name))
  const known = await findIdentity(db, identity)
  if (known) return known.userId === owner ? connected : belongsToOther
  try {
    return await db.transaction(async (tx) => {
      const user = await lockedUser(tx, owner)
      // A sign-out or a password reset in the meantime cancels the attempt.
      if (!user || !(await holdSession(tx, session))) return sessionGone
      // Once more: this may be another way here than by `mayConnect`.
      if (hasUnconfirmedAddress(user)) return refused('address_unconfirmed', securityTexts.confirmAddressFirst)
      const identities = await identitiesOf(tx, owner)
      if (identities.some(({ provider }) => provider === identity.provider))
        return refused('other_connected', socialTexts.otherConnected(name))
      await keepIdentity(tx, owner, identity, now)
      await noticeByMail(
        tx,
        services,
        user,
        waysInChangedMail({ provider: name, isConnected: true }, mailer.link('/')),
        now,
      )
      return connected
    })
  } catch (error) {
    if (isTaken(error, 'identity')) return belongsToOther
    throw error
  } finally {
    mailer.kick()
  }
}

/**
 * Takes a provider off, as long as there is another way in.
 * @throws {AppError} UNAUTHENTICATED, FORBIDDEN, CONFIRM, INVALID, RATE_LIMITED, NOT_FOUND, CONFLICT
 */
export async function disconnect(
  services: Services,
  limiter: Limiter,
  provider: SocialProvider,
  session: Session,
  proof: Proof,
): Promise<void> {
  const { mailer, clock } = services
  const { owner } = session.actor
  const name = providerNames[provider]
  const notice = waysInChangedMail({ provider: name, isConnected: false }, mailer.link('/'))
  await changeWaysIn(services, limiter, session, proof, async (tx) => {
    // Checked again: the ways in may have changed since the check before the proof.
    const user = await lockedUser(tx, owner)
    if (!user) throw notFound('account')
    const identities = await identitiesOf(tx, owner)
    const gone = identities.find((one) => one.provider === provider)
    if (!gone) throw notFound('connectedAccount')
    if (!hasOtherWayIn(user, identities.length)) throw new AppError('CONFLICT', socialTexts.onlyWayIn(name))
    await tx.delete(userIdentities).where(and(eq(userIdentities.userId, owner), eq(userIdentities.id, gone.id)))
    await tx
      .delete(identityOwners)
      .where(
        and(
          eq(identityOwners.userId, owner),
          eq(identityOwners.issuer, gone.issuer),
          eq(identityOwners.subject, gone.subject),
        ),
      )
    const next = identities.find(({ id }) => id !== gone.id)
    // The account is named after the provider that opened it, or after the next one that still does.
    if (next && user.auth0Id === externalId({ provider, subject: gone.subject }))
      await tx
        .update(users)
        .set({
          auth0Id: externalId({ ...next, provider: next.provider as SocialProvider }),
          provider: next.provider,
          ...countedUp,
        })
        .where(eq(users.id, owner))
    await noticeByMail(tx, services, user, notice, clock.now())
  })
  mailer.kick()
}

function identitiesOf(db: DbOrTx, owner: OwnerId) {
  return db.select().from(userIdentities).where(eq(userIdentities.userId, owner)).orderBy(asc(userIdentities.id))
}

function hasOtherWayIn(user: UserRow, identities: number): boolean {
  return user.passwordHash !== null || identities > 1
}

/** Of two changes at the same moment the second sees what the first has done. */
async function lockedUser(tx: Tx, owner: OwnerId): Promise<UserRow | undefined> {
  const [user] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, owner), eq(users.isGuest, false)))
    .for('update')
  return user
}
