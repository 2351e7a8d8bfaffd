import { choicesOf, fieldOf } from './fields.ts'
import { mainAlternative, type JsonSchema } from './json-schema.ts'
import type { Route } from './routes.ts'
import { EVENT_DAY, KETTLES, type Kind, type Resident, type World } from './world.ts'

/** A request, before it is written down as text. */
export interface Sample {
  params: Record<string, string>
  query: [name: string, value: string][]
  /** Beside whose request it is: what a browser says of itself, and its cookies. */
  headers: Record<string, string>
  /** Sent as JSON; undefined where nothing is, or a form. */
  body: unknown
  /**
   * What the browser's own form sends, urlencoded: then `body` is undefined. Empty for a form of a button alone. Only
   * routes that the contract does not describe take one.
   */
  form?: [name: string, value: string][]
  /** What is sent as it is, in place of `body`. */
  file?: { type: string; content: Buffer }
  /** Every place with an id. */
  slots: Slot[]
}

export interface Slot {
  /** ['params', 'id'], ['body', 'contactId'], ['body', 'contributors', '0', 'id'] */
  at: string[]
  /** What it is an id of; 'shared' is the same for everybody (a category, the server's own rows). */
  kind: Kind | 'shared'
  /** Administrators look after everybody's: another's is as good as one's own. */
  isAnybodys: boolean
}

/** What `:id` names, by the part of the address before it. */
const kindOfPath: Record<string, Kind | 'shared'> = {
  contacts: 'contact',
  occasions: 'occasion',
  'gift-ideas': 'gift',
  'gift-splits': 'split',
  sessions: 'session',
  subscriptions: 'device',
  feedback: 'feedback',
  passkeys: 'passkey',
  feeds: 'feed',
  plans: 'plan',
  imports: 'import',
  merges: 'merge',
  'presents-received': 'present',
  'recommendation-log': 'modelRequest',
  'api-failures': 'shared',
  outbox: 'shared',
  sources: 'shared',
  illustrations: 'shared',
  categories: 'shared',
}

/** What a named id is of. */
const kindOfName: Record<string, Kind | 'shared'> = {
  contactId: 'contact',
  otherId: 'secondContact',
  occasionId: 'occasion',
  giftIdeaId: 'gift',
  entityId: 'gift',
  answerId: 'answer',
  contactIds: 'contact',
  planId: 'plan',
  contributorId: 'contributor',
  categoryId: 'shared',
  categoryIds: 'shared',
  ids: 'shared',
}

/** Ids that refer to no row: they name a new row, or are an authenticator's own. */
const freeIds = /^contributors\.0\.id$|^response\.(?:id|rawId)$/

const CATEGORY = 'sports-and-outdoors'
const sharedIds: Record<string, (world: World) => unknown> = {
  'api-failures': ({ failureId }) => failureId,
  outbox: () => '2026-11-21T15-00-00-000Z-302894112907',
  sources: ({ sourceId }) => sourceId,
  illustrations: () => CATEGORY,
  categories: () => CATEGORY,
  categoryId: () => CATEGORY,
  categoryIds: () => [CATEGORY],
  ids: () => CATEGORY,
}

/** Texts for fields that take no words: the first that a field's schema takes is its value. */
const examples = [
  '1990-05-04',
  '20.00',
  'https://shop.example/kettle',
  'somebody@door.test',
  'Europe/Paris',
  'AAAAAAAAAAAAAAAAAAAAAA',
]

/** Values that a schema cannot tell, by the field's name. */
const named: Record<string, (who: Resident) => unknown> = {
  email: ({ email }) => email,
  organizerEmail: ({ email }) => email,
  password: ({ password }) => password,
  currentPassword: ({ password }) => password,
  newPassword: () => 'three blue teapots',
  token: ({ tokens }) => tokens.unsubscribing,
  timeZone: () => 'Europe/Paris',
  url: () => 'https://shop.example/kettle',
  endpoint: ({ name }) => `https://push.example/${name}`,
  // The generator of P-256: any point of the curve will do.
  p256dh: () => 'BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU',
  auth: () => 'AAAAAAAAAAAAAAAAAAAAAA',
  relationship: () => 'spouse',
  emoji: () => '🦄',
  date: () => EVENT_DAY,
  occurrenceDate: () => EVENT_DAY,
  from: () => '2026-11-01',
  to: () => '2026-12-31',
  days: () => 30,
  year: () => 2026,
  type: () => 'annual',
  entityType: () => 'gift',
  price: () => '25.50',
  pricePaid: () => '20.00',
  budget: () => '100',
  totalCost: () => '40.00',
  totalBudget: () => '900',
  amount: () => '40.00',
  minPrice: () => '5',
  maxPrice: () => '80',
  rating: () => '4.5',
  imageUrl: () => 'https://shop.example/kettle.jpg',
  productUrl: () => 'https://shop.example/kettle',
  provider: () => 'shop',
  productKey: () => 'kettle',
  phoneNumber: () => '555 0101',
  age: () => 34,
  page: () => 1,
  limit: () => 10,
  others: () => 0,
  transports: () => ['usb'],
  challengeToken: ({ tokens }) => tokens.challenge,
  // The password is proof enough; a code would be used up by a request that is refused later.
  code: () => undefined,
  next: () => '/contacts',
  version: () => 1,
  checkRepeat: () => true,
  confirm: () => true,
}

/** Where a field of this route means something else than its name does elsewhere; undefined leaves it out. */
/** The person who gets the gift has the user's own address here, and never shares its cost. */
const pal = { email: ({ email }: Resident) => `pal-of-${email}` }
const google = { provider: () => 'google' }
const github = { provider: () => 'github' }
const ofRoute: Record<string, Record<string, (who: Resident, world: World) => unknown>> = {
  'POST /api/auth/signup': { email: ({ name }) => `new-${name}@door.test` },
  // A guest shows the password of an account to see what would come along.
  'POST /api/auth/merge-preview': { email: (_, { residents }) => residents.signedOut.email },
  'POST /api/auth/reset-password': { token: ({ tokens }) => tokens.reset },
  'POST /api/auth/verify-email': { token: ({ tokens }) => tokens.verification },
  'POST /api/auth/connections/:provider': github,
  'DELETE /api/auth/connections/:provider': google,
  'POST /api/auth/login/code': { code: ({ recoveryCode }) => recoveryCode },
  'POST /api/auth/totp/confirm': { code: ({ timeCode }) => timeCode },
  'GET /api/login/callback/:provider': github,
  'GET /api/ask/:token': { token: ({ tokens }) => tokens.asking },
  'POST /api/ask/:token': { token: ({ tokens }) => tokens.asking },
  'GET /api/contribute/:token': { token: ({ tokens }) => tokens.contributing },
  'POST /api/contribute/:token': { token: ({ tokens }) => tokens.contributing },
  'POST /api/gift-splits/:id/links': { send: () => [] },
  'POST /api/activities': { entityType: () => 'gift' },
  'POST /api/feedback': { type: () => 'bug' },
  'DELETE /api/account': { confirm: () => 'DELETE' },
  'GET /api/feedback': { before: () => 2_000_000_000 },
  'GET /api/feedback/mine': { before: () => 2_000_000_000 },
  'POST /api/occasions/:id/snooze': { days: () => 3 },
  'GET /api/gift-recommendations/:contactId': { categoryIds: () => JSON.stringify([CATEGORY]), gender: () => 'female' },
  'GET /api/gift-recommendations/:contactId/model-request': {
    categoryIds: () => JSON.stringify([CATEGORY]),
    gender: () => 'female',
  },
  // Only what was seen is sent: the hash is of a search by the contact's own facts.
  'POST /api/gift-recommendations/:contactId/model-request': {
    ...Object.fromEntries(
      'age gender relationship categoryIds interests dislikes allergies maxPrice'
        .split(' ')
        .map((name) => [name, () => undefined]),
    ),
    hash: ({ modelHash }) => modelHash,
    notes: () => false,
  },
  'GET /api/gift-search': { categoryIds: () => JSON.stringify([CATEGORY]), gender: () => 'female' },
  'GET /api/gifts/deals': { category: () => 'All' },
  'GET /api/gift-ideas/:id/picture/:version': { version: (who) => who.pictureVersion },
  'GET /api/link-preview/picture/:version': { version: (who) => who.pictureVersion },
  'GET /api/contacts/:id/picture': { version: (who) => who.ownPictureVersion },
  'GET /api/gift-ideas/:id/picture': { version: (who) => who.ownPictureVersion },
  'POST /api/imports/:id/mapping': { columns: () => ({ fullName: 'Name', birthday: 'Birthday' }) },
  'POST /api/imports/:id/undo': { id: ({ ids }) => ids.doneImport },
  // The contact's event is in a plan already.
  'POST /api/plans': { contactIds: ({ ids }) => [ids.secondContact], people: () => undefined },
  'PATCH /api/plans/:id': { add: ({ ids }) => [ids.contact], remove: () => [], occasionId: ({ ids }) => ids.occasion },
  // It comes from a file.
  'PATCH /api/admin/sources/:id': { url: () => undefined },
  'POST /api/gift-splits': { giftIdeaId: ({ ids }) => ids.unsharedGift, ...pal },
  'PUT /api/gift-splits/:id': pal,
  'PATCH /api/gift-splits/:id': pal,
  // Only what was given can have gone well.
  // Only gifts of a shop can be watched.
  'PUT /api/gift-ideas/:id': { deliveryState: () => 'given', watch: () => null },
  'PATCH /api/gift-ideas/:id': { deliveryState: () => 'given', watch: () => null },
  'POST /api/gift-ideas': { asOf: () => '2026-11-21T15:00:00.000Z' },
}

/** A GIF of one pixel. */
const PIXEL = {
  type: 'image/gif',
  content: Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64'),
}
const CARD = {
  type: 'text/vcard',
  content: Buffer.from('BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Jo Park\r\nBDAY:1990-05-04\r\nEND:VCARD\r\n'),
}
/** Routes whose body is a file. */
const files: Record<string, { type: string; content: Buffer }> = {
  'PUT /api/contacts/:id/picture': PIXEL,
  'PUT /api/gift-ideas/:id/picture': PIXEL,
  'POST /api/imports': CARD,
  'PUT /api/admin/sources/:id/file': { type: 'application/octet-stream', content: KETTLES },
}

/** Headers that the contract tells too little of. */
const headersOf: Record<string, Record<string, string>> = {
  'POST /api/imports': { 'x-filename': 'people.vcf' },
  'PUT /api/admin/sources/:id/file': { 'x-filename': 'kettles.csv' },
}

/** Bodies that the contract tells too little of. */
const wholeBodies: Record<string, (who: Resident) => unknown> = {
  'POST /api/account/import': ({ file }) => movedHere(file),
  'POST /api/imports/:id/run': ({ ids }) => ({ people: [{ key: '1', action: 'merge', contactId: ids.contact }] }),
}

/** A file whose rows are nowhere yet: what one has already would not be taken from it again. */
function movedHere(file: unknown): unknown {
  return JSON.parse(JSON.stringify(file), (name, value: unknown) =>
    name === 'uid' ? String(value).replace(/^.{8}/, 'ffffffff') : value,
  )
}

/**
 * What routes take that the contract does not describe. One that is not named here has no sample, and so fails in every
 * test: a hidden write would else be knocked at with nothing.
 */
const undescribed: Record<string, (who: Resident) => Partial<Pick<Sample, 'query' | 'headers' | 'form'>>> = {
  'GET /api/metrics': () => ({}),
  'GET /api/login': () => ({
    query: Object.entries({ provider: 'github', next: '/contacts', mergeGuest: 'true' }),
    headers: { 'sec-fetch-mode': 'navigate' },
  }),
  'GET /api/login/callback/:provider': ({ underWay: { state, browser } }) => ({
    query: Object.entries({ code: 'a-code', state }),
    headers: { cookie: `ribbonry-sign-in=${browser}; __Host-ribbonry-sign-in=${browser}` },
  }),
  'POST /api/login/callback/apple': ({ underWay: { state } }) => ({
    form: Object.entries({ code: 'a-code', state, user: JSON.stringify({ name: { firstName: 'Ada' } }) }),
  }),
  'GET /api/logout': () => ({ headers: { 'sec-fetch-mode': 'navigate' } }),
  'POST /api/logout': () => ({ form: [] }),
}

/**
 * A request that `who` may make of their own things, with every field that the contract names.
 * @throws with a sentence on what to add when the contract has something that this file cannot fill
 */
export function sampleOf(route: Route, who: Resident, world: World): Sample {
  const slots: Slot[] = []
  const own = ofRoute[route.name] ?? {}

  const valueOf = (name: string, schema: JsonSchema, at: string[]): unknown => {
    const override = own[name]
    const inBody = at.slice(1).join('.')
    const isId = /^(?:id|ids)$|Ids?$/.test(name) && !freeIds.test(inBody)
    if (isId) {
      const { kind, value } = idOf(route, name, who, world)
      slots.push({ at, kind, isAnybodys: route.access === 'admin' })
      if (override) return override(who, world)
      return kind !== 'shared' && mainAlternative(schema).type === 'array' ? [value] : value
    }
    const known = override ?? named[name]
    // One of a list is one of that list, whatever the name means elsewhere.
    const { enum: choices, const: only } = mainAlternative(schema)
    if (override === undefined && (choices ?? only) !== undefined) return fromSchema(name, schema, at)
    return known ? known(who, world) : fromSchema(name, schema, at)
  }

  const schemaAt = ([part = '', ...path]: string[]) =>
    path.reduce(fieldOf, part === 'query' || part === 'body' ? route.schemas[part] : undefined)

  const fromSchema = (name: string, schema: JsonSchema, at: string[]): unknown => {
    const main = mainAlternative(schema)
    if (main.const !== undefined) return main.const
    if (main.enum) return main.enum[0]
    switch (String([main.type].flat()[0])) {
      case 'object':
        return objectOf(main, at)
      case 'array':
        return [valueOf(name, main.items ?? {}, [...at, '0'])]
      case 'boolean':
        return true
      case 'integer':
      case 'number':
        return Math.max(main.minimum ?? 1, 1)
      case 'string': {
        const field = schemaAt(at)
        const texts = [...choicesOf(field), `Some ${name}`.slice(0, main.maxLength), ...examples]
        const taken = texts.find((text) => text !== '' && field?.safeParse(text).success === true)
        if (taken !== undefined) return taken
      }
    }
    throw new Error(
      `${route.name} takes ‘${at.slice(1).join('.')}’ (${JSON.stringify(main)}), which no rule here can fill. ` +
        `Name a valid value under ‘${name}’ in ‘named’ of src/server/testing/security-tests/samples.ts, or in ‘ofRoute’ for this route alone.`,
    )
  }

  const objectOf = (schema: JsonSchema, at: string[]): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries(schema.properties ?? {})
        .map(([name, property]) => [name, valueOf(name, property, [...at, name])] as const)
        .filter(([, value]) => value !== undefined),
    )

  const params = Object.fromEntries(
    route.params.map((name) => [name, String(valueOf(name, { type: 'string', pattern: '?' }, ['params', name]))]),
  )
  const query = Object.entries(objectOf({ properties: route.query }, ['query'])).map(
    ([name, value]): [string, string] => [name, String(value)],
  )
  if (!route.isDescribed) {
    const given = undescribed[route.name]?.(who)
    if (!given)
      throw new Error(
        `${route.name} is not in the contract, so nothing here knows what it takes. ` +
          `Say it in ‘undescribed’ of src/server/testing/security-tests/samples.ts, even if it is nothing.`,
      )
    return { params, query, headers: {}, body: undefined, ...given, slots }
  }
  const file = files[route.name]
  if (file) return { params, query, headers: headersOf[route.name] ?? {}, body: undefined, file, slots }
  const whole = wholeBodies[route.name]?.(who)
  slots.push(...slotsIn(whole, ['body']))
  const body = whole ?? (route.body && fromSchema('body', route.body, ['body']))
  return { params, query, headers: {}, body, slots }
}

/** What to do when a route refuses the sample made here. */
export const refusedSample = (route: Route, body: string) =>
  `${route.name} refuses the request that src/server/testing/security-tests/samples.ts makes for it. ` +
  `Name a valid value for the field in ‘issues’ under ‘named’ there: ${body}`

/** Every id in a body that no schema describes; of a list only the first entry's, for the others are alike. */
function slotsIn(value: unknown, at: string[]): Slot[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(Array.isArray(value) ? value.slice(0, 1) : value).flatMap(([name, inner]) => {
    const kind = kindOfName[name]
    const here = [...at, name]
    // An activity stays when its subject is gone: its id means nothing then.
    if (kind !== undefined && name !== 'entityId' && kind !== 'shared') return [{ at: here, kind, isAnybodys: false }]
    return slotsIn(inner, here)
  })
}

function idOf(route: Route, name: string, who: Resident, world: World): { kind: Kind | 'shared'; value: unknown } {
  // '/api/contacts/:id/occasions': the segment before the parameter says what it is.
  const before = /\/([\w-]+)\/:id\b/.exec(route.url)?.[1] ?? ''
  const key = name === 'id' ? before : name
  const kind = name === 'id' ? kindOfPath[key] : kindOfName[key]
  if (kind === undefined)
    throw new Error(
      `${route.name} takes an id, ‘${name}’, of something unknown here. Say what it is of in ‘kindOfPath’ or ‘kindOfName’ ` +
        `of src/server/testing/security-tests/samples.ts, and give everybody in world.ts one.`,
    )
  // An administrator's own would not show that they may see to others'.
  const { ids } = route.access === 'admin' ? world.residents.user : who
  return { kind, value: kind === 'shared' ? sharedIds[key]?.(world) : ids[kind] }
}
