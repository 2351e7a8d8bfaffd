import { createHash, randomUUID } from 'node:crypto'
import { eq, getTableColumns } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { generateSync } from 'otplib'
import sharp from 'sharp'
import {
  apiFailures,
  appSecrets,
  askAnswers,
  askLinks,
  budgetEnvelopes,
  calendarFeeds,
  contactPictures,
  contacts,
  contributorLinks,
  digests,
  earlierTokens,
  emailReminders,
  emailTokens,
  endpointOwners,
  feedback,
  giftIdeas,
  giftPictures,
  idempotencyKeys,
  identityOwners,
  importContacts,
  importFiles,
  importGifts,
  importOccasions,
  importPeople,
  imports,
  mailQueue,
  modelRequests,
  occasionSkips,
  occasions,
  passkeyOwners,
  passkeys,
  passwordResetTokens,
  pictures,
  planOccurrences,
  plans,
  presentsReceived,
  priceDrops,
  productDismissals,
  productFeedFiles,
  productFeedRejects,
  productFeeds,
  pushSubscriptions,
  recoveryCodes,
  reminders,
  sessions,
  signInChallenges,
  socialSignIns,
  totpSecrets,
  userActivities,
  userIdentities,
  userPreferences,
  userProfiles,
  users,
} from '#server/db/schema.ts'
import { contactChoiceFields } from '#domain/contacts/choice-fields.ts'
import { firstOptions } from '#domain/contacts/testing/first-options.ts'
import { contactTextFields } from '#domain/contacts/text-fields.ts'
import type { MergedContact } from '#domain/contacts/schema.ts'
import type { FoundPerson } from '#domain/imports/found-person.ts'
import { mapValues } from '#domain/shared/map-values.ts'
import { sourceVersion } from '#domain/pictures/picture.ts'
import { hashPassword } from '#server/features/accounts/passwords/password-hash.ts'
import { newSecret, sealSecret } from '#server/features/accounts/second-step/time-codes.ts'
import { vapidKeys } from '#server/features/reminders/push/vapid.ts'
import { versionOf } from '#server/features/pictures/own/stored-picture.ts'
import { hashToken, newOwnerToken } from '#server/identity/owner-token.ts'
import { linkKey } from '#server/mail/link-key.ts'
import { unsubscribeToken } from '#server/mail/unsubscribe.ts'
import type { Person, TestApp } from '#server/testing/app.ts'
import { insertContact, insertEvent, insertGift, insertSplit } from '#server/testing/records.ts'

/** Who knocks. `signedOut` has an account as well, and sends no token. */
export const actors = ['signedOut', 'guest', 'user', 'other', 'admin'] as const
export type Actor = (typeof actors)[number]

/** A person with rows in every table that has some of users: so each id in a request, and each row read, can be theirs. */
export interface Resident {
  name: Actor | 'gone'
  person: Person
  email: string
  password: string
  /** Part of every text of theirs; found in someone else's answer, it is a leak. */
  secret: string
  /** Stands where keys, hashes and subjects are kept; found in any answer, it is a leak. */
  sealed: string
  /** When they were reminded: where an answer tells no text of a row, this instant gives it away. */
  reminded: Date
  /** By the name of what it is: what a request says to mean theirs. */
  ids: Record<Kind, string | number>
  /** What they got by mail. */
  tokens: {
    reset: string
    verification: string
    unsubscribing: string
    challenge: string
    asking: string
    contributing: string
  }
  /** A sign-in at a provider that is under way: what comes back from there, and the cookie of the browser that began it. */
  underWay: { state: string; browser: string }
  /** Of a change that was answered lately. */
  idempotencyKey: string
  /** Of the printed list, for the second step of a sign-in. */
  recoveryCode: string
  /** What their authenticator app shows. */
  timeCode: string
  /** Of their gifts' picture, as its address names it. */
  pictureVersion: string
  /** Of the photo of their contact and the picture of their gift. */
  ownPictureVersion: string
  /** Of what a language model would be sent about their contact for their event. */
  modelHash: string
  /** What Export my data gave them. */
  file: unknown
}

/** What an id in a request can be of. */
export const kinds = [
  'contact',
  'occasion',
  'gift',
  'unsharedGift',
  'split',
  'session',
  'device',
  'feedback',
  'passkey',
  'feed',
  'answer',
  'contributor',
  'import',
  'doneImport',
  'secondContact',
  'merge',
  'plan',
  'present',
  'modelRequest',
] as const
export type Kind = (typeof kinds)[number]

export interface World {
  residents: Record<Actor, Resident>
  /** Of somebody who was here and is gone. */
  goneIds: Resident['ids']
  /** Of the server itself, for administrators. */
  failureId: number
  sourceId: string
  /** What the server signs with, the hashes of its sessions' tokens, and what the authenticator apps count with. */
  serverSecrets: string[]
}

/** What shops sell. */
export const KETTLES = Buffer.from(
  'id,title,link,image_link,price\nk,Kettle,https://shop.example/k,https://shop.example/k.jpg,20.00 USD\n',
)

export const PASSWORD = 'a long walk home'
/** The day of everybody's event: the coming occurrence of a test that begins on 2026-11-21. */
export const EVENT_DAY = '2026-12-24'

/** Five people with the same belongings each; no id of one is an id of another. */
export async function settle(test: TestApp): Promise<World> {
  const { db } = test.database
  const now = test.clock.now()
  const passwordHash = await hashPassword(PASSWORD)
  const key = await linkKey(db, now)
  await vapidKeys(db, now)
  const failure = {
    errorType: 'NETWORK',
    errorMessage: 'It could not be reached',
    endpoint: 'search',
    provider: 'shop',
    createdAt: now,
    lastSeenAt: now,
  }
  // Two: what is done to one of them is not to be done to the other.
  const [failed] = await db.insert(apiFailures).values([failure, failure]).returning()
  // Being imported by a process that is still at it: nothing of the tests starts to import.
  const list = {
    name: 'Kettles',
    fileName: 'kettles.csv',
    upload: 'first',
    schedule: 'off',
    state: 'running',
    lockedBy: 'another process',
    lockedUntil: new Date(now.getTime() + 30_000),
    createdAt: now,
  } as const
  const lists = await db.insert(productFeeds).values([list, list]).returning()
  const [feed] = lists
  for (const { id } of lists) {
    await db.insert(productFeedFiles).values({ feedId: id, upload: 'first', part: 0, content: KETTLES })
    const reject = { feedId: id, position: 0, line: 2, itemId: 'k', title: 'Kettle', reason: 'It has no price' }
    await db.insert(productFeedRejects).values(reject)
  }
  const secrets = { passwordHash, key, adminsSecret: secretOf('admin'), totp: await newSecret() }
  const residents: Partial<Record<Actor, Resident>> = {}
  for (const name of actors) residents[name] = await move(test, name, secrets)
  const gone = await move(test, 'gone', secrets)
  await db.delete(users).where(eq(users.id, gone.person.id))
  const made = await db.select({ value: appSecrets.value }).from(appSecrets)
  const opened = await db.select({ value: sessions.sid }).from(sessions)
  return {
    residents: residents as Record<Actor, Resident>,
    goneIds: gone.ids,
    failureId: failed?.id ?? 0,
    sourceId: `feed:${feed?.id}`,
    serverSecrets: [secrets.totp, ...[...made, ...opened].map(({ value }) => value)],
  }
}

function secretOf(name: Resident['name']): string {
  return `Heirloom-${name}-${randomUUID().slice(0, 8)}`
}

async function move(
  test: TestApp,
  name: Resident['name'],
  secrets: { passwordHash: string; key: string; adminsSecret: string; totp: string },
): Promise<Resident> {
  const { db } = test.database
  const now = test.clock.now()
  const stamps = { createdAt: now, updatedAt: now }
  const secret = name === 'admin' ? secrets.adminsSecret : secretOf(name)
  const recoveryCode = `CODEOF${name.toUpperCase()}`
  const sealed = `Sealed-${name}-${randomUUID().slice(0, 8)}`
  const email = `${name}@door.test`
  const reminded = new Date(Date.UTC(2026, 10, 1, 7, 0, 0, 1 + [...actors, 'gone'].indexOf(name)))
  const person = await test.person({ email, isGuest: name === 'guest', isAdmin: name === 'admin' })
  const userId = person.id
  const picture = `https://door.test/${secret}.png`
  const named = {
    firstName: secret,
    lastName: secret,
    name: secret,
    provider: 'local',
    picture,
    profileImageUrl: picture,
    termsVersion: secret,
  }
  const isGuest = name === 'guest'
  await db
    .update(users)
    .set({ ...named, passwordHash: isGuest ? null : secrets.passwordHash })
    .where(eq(users.id, userId))
  await db
    .insert(userProfiles)
    .values({ userId, name: secret, email, emailVerifiedAt: now, phoneNumber: '555 0100', ...stamps })
  await db.insert(identityOwners).values({ userId, issuer: sealed, subject: sealed })
  await db
    .insert(userIdentities)
    .values({ userId, provider: 'google', issuer: sealed, subject: sealed, email, createdAt: now })

  const contactId = await insertContact(test, userId, {
    ...optionalTexts(contacts, secret),
    fullName: secret,
    birthday: '1990-05-04',
    ...firstOptions,
    emoji: '🦄',
    email,
  })
  const owned = { userId, contactId }
  const event = { ...optionalTexts(occasions, secret), name: secret, date: EVENT_DAY, type: 'annual' } as const
  const occasionId = await insertEvent(test, userId, contactId, event)
  const giftOf = (title: string) =>
    insertGift(test, userId, contactId, {
      ...optionalTexts(giftIdeas, secret),
      occasionId,
      title,
      isSaved: true,
      price: 2000,
      imageUrl: picture,
      productUrl: picture,
    })
  const gift = await giftOf(`${secret} kettle`)
  const unsharedGift = await giftOf(`${secret} scarf`)
  const contributor = randomUUID()
  const split = await insertSplit(test, userId, gift, {
    totalCost: 2000,
    contributors: [
      {
        id: contributor,
        name: secret,
        email: `pal-of-${email}`,
        amountCents: 2000,
        confirmed: false,
        reply: { state: 'in', note: secret, at: now.toISOString(), amountCents: 2000 },
      },
    ],
    description: secret,
    organizerEmail: email,
  })
  const kept = { version: sourceVersion(picture), source: picture, content: Buffer.from(secret) }
  await db
    .insert(pictures)
    .values({ ...kept, userId, fetchedAt: now, expiresAt: new Date(now.getTime() + 24 * 3600_000) })
  const content = await aPicture(secret)
  const own = { version: versionOf(content), content, createdAt: now }
  await db.insert(contactPictures).values({ ...own, userId, contactId })
  const { token: asking } = newOwnerToken(person.actor().owner)
  const inAMonth = new Date(now.getTime() + 30 * 24 * 3600_000)
  await db.insert(askLinks).values({ ...owned, tokenHash: hashToken(asking), createdAt: now, expiresAt: inAMonth })
  const chosen = { languageModel: true, howToPayText: secret, howToPayUrl: `https://pay.test/${secret}`, ...stamps }
  await db
    .insert(userPreferences)
    .values({ userId, ...chosen })
    .onConflictDoUpdate({ target: userPreferences.userId, set: chosen })
  const { token: contributing } = newOwnerToken(person.actor().owner)
  await db.insert(contributorLinks).values({
    userId,
    giftIdeaId: gift,
    contributorId: contributor,
    tokenHash: hashToken(contributing),
    createdAt: now,
    expiresAt: inAMonth,
    sentAt: reminded,
  })
  const answer = await one(
    db
      .insert(askAnswers)
      .values({ ...optionalTexts(askAnswers, secret), ...owned, birthday: '1990-05-04', receivedAt: now })
      .returning(),
  )
  const present = await one(
    db
      .insert(presentsReceived)
      .values({ ...owned, from: secret, title: secret, receivedOn: '2026-11-01', ...stamps })
      .returning(),
  )
  await db.insert(giftPictures).values({ ...own, userId, giftIdeaId: gift })
  await db
    .insert(priceDrops)
    .values({ userId, giftIdeaId: gift, price: 1500, was: 2000, createdAt: now, pushedAt: now })
  await db.update(contacts).set({ pictureVersion: own.version }).where(eq(contacts.id, contactId))
  await db.update(giftIdeas).set({ pictureVersion: own.version }).where(eq(giftIdeas.userId, userId))
  await db.insert(occasionSkips).values({ userId, occasionId, occurrenceDate: EVENT_DAY, createdAt: now })
  const yearly = { userId, type: 'annual', createdAt: now, updatedAt: now }
  await db.insert(plans).values({ ...yearly, name: secret, date: '2025-12-24' })
  const plan = await one(
    db
      .insert(plans)
      .values({ ...yearly, name: secret, date: EVENT_DAY, totalBudget: 90000 })
      .returning(),
  )
  await db
    .insert(planOccurrences)
    .values({ userId, occasionId, occurrenceDate: EVENT_DAY, planId: plan.id, budget: 5000, createdAt: now })
  await db
    .insert(productDismissals)
    .values({ userId, contactId, provider: 'shop', productKey: 'kettle', reason: 'has_it', createdAt: now })
  await db.insert(userActivities).values({
    userId,
    activityType: 'contact_added',
    description: secret,
    entityId: contactId,
    entityType: 'contact',
    createdAt: now,
  })
  await db.insert(emailReminders).values({
    ...owned,
    occasionId,
    daysBeforeEvent: 33,
    occurrenceDate: EVENT_DAY,
    slot: 'manual',
    status: 'sent',
    reason: secret,
    address: email,
    messageId: `<${secret}@door.test>`,
    sentAt: reminded,
  })
  const calendar = await one(
    db
      .insert(calendarFeeds)
      .values({ userId, kind: 'private', tokenHash: sealed, createdAt: now, lastReadAt: reminded })
      .returning(),
  )
  await db.insert(budgetEnvelopes).values({ userId, year: 2026, amount: 90_000, updatedAt: reminded })
  const modelRequest = await one(
    db
      .insert(modelRequests)
      .values({
        userId,
        contactName: secret,
        eventName: secret,
        sentTo: secret,
        sentText: secret,
        createdAt: now,
        outcome: 'answered',
        answer: { picks: [{ productKey: 'kettle', title: secret }], ideas: [] },
        factsHash: digestOf(secret),
      })
      .returning(),
  )
  await db.insert(digests).values({ userId, week: EVENT_DAY, status: 'sent', settledAt: reminded })
  await db.insert(reminders).values({
    userId,
    occasionId,
    reminderDate: '2026-11-01',
    occurrenceDate: EVENT_DAY,
    slot: 'lead',
    channel: 'bell',
    sendAt: reminded,
    isSent: true,
    lockedBy: secret,
    lastError: secret,
    skipReason: secret,
    messageKey: secret,
  })
  await db.insert(mailQueue).values({
    userId,
    template: 'welcome',
    address: email,
    props: { name: secret },
    messageId: `<welcome-${secret}@door.test>`,
    sendAt: reminded,
    // Or it would be sent by the tests that look at what is.
    sentAt: reminded,
    lockedBy: secret,
    lastError: secret,
    createdAt: now,
  })
  const idempotencyKey = `key-of-${name}`
  await db.insert(idempotencyKeys).values({
    userId,
    key: idempotencyKey,
    method: 'POST',
    path: '/api/contacts',
    bodyHash: digestOf(secret),
    status: 201,
    response: JSON.stringify({ id: contactId, fullName: secret }),
    createdAt: now,
  })
  const session = await one(
    db
      .insert(sessions)
      .values({
        sid: hashToken(`${secret} elsewhere`),
        publicId: randomUUID(),
        userId,
        kind: isGuest ? 'guest' : 'user',
        expire: new Date(now.getTime() + 20 * 24 * 3600_000),
        createdAt: now,
        lastSeenAt: now,
        authenticatedAt: now,
        userAgent: secret,
        ip: secret,
      })
      .returning(),
  )
  // A password was given lately: what asks for a fresh one is open.
  await db.update(sessions).set({ authenticatedAt: now }).where(eq(sessions.userId, userId))
  await db
    .insert(endpointOwners)
    .values({ userId, endpoint: `https://push.door.test/${sealed}`, endsAt: new Date(now.getTime() + 86_400_000) })
  const device = await one(
    db
      .insert(pushSubscriptions)
      .values({
        userId,
        sid: session.sid,
        endpoint: `https://push.door.test/${sealed}`,
        keys: { p256dh: sealed, auth: sealed },
        userAgent: secret,
        createdAt: now,
      })
      .returning(),
  )
  const opinion = await one(
    db
      .insert(feedback)
      .values({
        userId,
        userEmail: email,
        userName: secret,
        type: 'bug',
        subject: secret,
        message: secret,
        adminNotes: secrets.adminsSecret,
        reply: secret,
        repliedAt: now,
        createdAt: now,
      })
      .returning(),
  )
  await db.insert(passkeyOwners).values({ userId, credentialId: secret })
  const passkey = await one(
    db
      .insert(passkeys)
      .values({ userId, credentialId: secret, publicKey: sealed, name: secret, createdAt: now })
      .returning(),
  )
  const secondContact = await insertContact(test, userId, { fullName: secret })
  const folded = await insertContact(test, userId, { fullName: secret })
  const { body: merged } = await person.call<MergedContact>('POST', `/contacts/${secondContact}/merge`, {
    otherId: folded,
  })
  const { preview, doneImport } = await bringIn(test, { userId, contactId, giftId: gift, occasionId, secret })
  await db.insert(recoveryCodes).values({ userId, codeHash: digestOf(recoveryCode), createdAt: now })
  const tokens = {
    reset: newOwnerToken(userId).token,
    verification: newOwnerToken(userId).token,
    challenge: `challenge-of-${name}`,
    asking,
    contributing,
    unsubscribing: unsubscribeToken(secrets.key, { userId, address: email, kind: 'reminders' }),
  }
  const underWay = { state: `state-of-${name}`, browser: randomUUID().replaceAll('-', '').padEnd(43, '0') }
  const tokenTimes = { createdAt: now, expiresAt: new Date(now.getTime() + 1800_000) }
  // Guests have no password, and are never asked for what comes after it.
  if (!isGuest) {
    await db
      .insert(signInChallenges)
      .values({ tokenHash: hashToken(tokens.challenge), kind: 'code', userId, ...tokenTimes })
    // The administrator's app is on; the others have begun to set one up.
    await db.insert(totpSecrets).values({
      userId,
      sealedSecret: await sealSecret(db, userId, secrets.totp, now),
      confirmedAt: name === 'admin' ? now : null,
      createdAt: now,
    })
  }
  await db.insert(socialSignIns).values({
    userId,
    provider: 'github',
    stateHash: hashToken(underWay.state),
    browserHash: hashToken(underWay.browser),
    nonce: sealed,
    codeVerifier: sealed,
    nextPath: `/contacts/${secret}`,
    ...tokenTimes,
  })
  await db
    .insert(earlierTokens)
    .values({ tokenHash: hashToken(`${secret} earlier`), userId, endsAt: tokenTimes.expiresAt })
  await db.insert(passwordResetTokens).values({ userId, token: hashToken(tokens.reset), ...tokenTimes })
  await db.insert(emailTokens).values({
    userId,
    purpose: 'reminders',
    address: email,
    tokenHash: hashToken(tokens.verification),
    ...tokenTimes,
  })
  const { body: file } = await person.call<unknown>('GET', '/account/export')
  const { body: toModel } = await person.call<{ hash: string }>(
    'GET',
    `/gift-recommendations/${contactId}/model-request?occasionId=${occasionId}`,
  )
  return {
    name,
    person,
    modelHash: toModel.hash,
    recoveryCode,
    pictureVersion: kept.version,
    ownPictureVersion: own.version,
    timeCode: generateSync({ strategy: 'totp', secret: secrets.totp, epoch: Math.floor(now.getTime() / 1000) }),
    underWay,
    idempotencyKey,
    reminded,
    file,
    email,
    password: PASSWORD,
    secret,
    sealed,
    tokens,
    ids: {
      contact: contactId,
      occasion: occasionId,
      gift,
      unsharedGift,
      split,
      session: session.publicId,
      device: device.id,
      feedback: opinion.id,
      passkey: passkey.id,
      feed: calendar.id,
      modelRequest: modelRequest.id,
      answer: answer.id,
      contributor,
      present: present.id,
      import: preview,
      doneImport,
      secondContact,
      merge: merged.mergeId,
      plan: plan.id,
    },
  }
}

/** A file of people that waits, and one that was imported. */
async function bringIn(
  { database: { db }, clock }: TestApp,
  {
    userId,
    contactId,
    occasionId,
    giftId,
    secret,
  }: { userId: string; contactId: number; occasionId: number; giftId: number; secret: string },
) {
  const now = clock.now()
  const row = {
    userId,
    kind: 'csv' as const,
    fileName: secret,
    failure: secret,
    assumptions: { dateOrder: null, yearsAreBirthYears: null },
    total: 1,
    createdAt: now,
  }
  const { id: preview } = await one(
    db
      .insert(imports)
      .values({ ...row, state: 'preview', lockedBy: secret })
      .returning(),
  )
  const { id: doneImport } = await one(
    db
      .insert(imports)
      .values({ ...row, state: 'done', finishedAt: now, added: 1 })
      .returning(),
  )
  const content = Buffer.from(`Name,Birthday\n${secret} Park,1990-05-04\n`)
  await db.insert(importFiles).values({ userId, importId: preview, part: 0, content })
  await db.insert(importPeople).values({ userId, importId: preview, position: 1, person: foundPerson(secret) })
  const contact = { ...optionalTexts(importContacts, secret), fullName: secret, relationship: 'friend' }
  await db
    .insert(importContacts)
    .values({ ...contact, userId, importId: doneImport, position: 1, contactId, isNew: true, ...firstOptions })
  await db.insert(importOccasions).values({
    userId,
    importId: doneImport,
    occasionId,
    contactId,
    isNewContact: true,
    name: secret,
    date: EVENT_DAY,
    type: 'birthday',
    linkedTo: 'birthday',
    yearKnown: true,
  })
  await db.insert(importGifts).values({
    ...optionalTexts(importGifts, secret),
    userId,
    importId: doneImport,
    giftId,
    contactId,
    title: secret,
    itemType: 'gift',
    isSaved: true,
    isPurchased: false,
  })
  return { preview, doneImport }
}

function foundPerson(secret: string): FoundPerson {
  return {
    key: '1',
    fullName: `${secret} Park`,
    birthday: '1990-05-04',
    anniversaryDate: null,
    email: null,
    ...mapValues(contactChoiceFields, () => null),
    categoryIds: [],
    relationship: null,
    events: [],
    gifts: [],
    groups: [],
    related: [],
    problems: [],
    ...mapValues(contactTextFields, () => secret),
  }
}

/** A text for every column that may have one, those of tomorrow too: found in a stranger's answer, it is a leak. */
function optionalTexts<Table extends PgTable>(table: Table, text: string): Partial<Table['$inferInsert']> {
  const columns = Object.entries(getTableColumns(table)).filter(
    ([, { notNull, enumValues, columnType }]) => columnType === 'PgText' && !notNull && !enumValues?.length,
  )
  return Object.fromEntries(columns.map(([name]) => [name, text])) as Partial<Table['$inferInsert']>
}

/** One color each, so that everybody's has another version. */
function aPicture(secret: string): Promise<Buffer> {
  const background = `#${digestOf(secret).slice(0, 6)}`
  return sharp({ create: { width: 8, height: 8, channels: 3, background } })
    .webp({ lossless: true })
    .toBuffer()
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

async function one<Row>(inserted: Promise<Row[]>): Promise<Row> {
  const [row] = await inserted
  if (!row) throw new Error('a row was not inserted')
  return row
}
