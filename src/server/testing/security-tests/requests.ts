import fc from 'fast-check'
import type { z } from 'zod'
import { choicesOf, fieldOf } from './fields.ts'
import { written, type Written } from './running-app.ts'
import type { Route } from './routes.ts'
import type { Sample } from './samples.ts'

/** JSON that JSON.stringify would not write. */
class Raw {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

/** A request while it is changed. */
interface Draft extends Sample {
  method: string
  /** Follows the address. */
  tail: string
  /** What is done to the body once it is text. */
  text: (text: string) => string
}
type Change = (draft: Draft) => void

/** Something in a request that can be another: by a value that its schema takes, or by any. */
interface Place {
  valid: fc.Arbitrary<Change>
  odd: fc.Arbitrary<Change>
  /** A field of the body with nothing inside. */
  isField?: true
}

const oddTexts = [
  '',
  ' ',
  '\0',
  '\ud83d',
  '\udc00',
  '%',
  '_',
  '\\',
  '..',
  '../../etc',
  '‮',
  '＠',
  'é',
  '١٢',
  '<b>',
  '\r\nX-Evil: 1',
  "' or 1=1 --",
  '"; drop',
  '${7*7}',
  '{{7*7}}',
  'null',
  'true',
  '10,2',
  '1e3',
  '0x10',
  '9'.repeat(310),
  '2026-02-30',
  '0000-00-00',
  '9999-12-31',
  '-000001-01-01',
  '🎁'.repeat(40),
  'a'.repeat(5001),
  'x'.repeat(2e4),
]
const commonTexts = ['2026-11-21', '2026-12-31', '2027-02-28', '2028-02-29', '1990-05-04', '0.10', '12.50', '100']
const oddCharacters = ['%', '_', '\\', '"', "'", '<', '{', '$', '\0', '\n', '‮', 'é', '🎁', ' ', '1', 'a']
const texts = fc.oneof(
  { arbitrary: fc.string({ unit: fc.constantFrom(...oddCharacters), minLength: 1, maxLength: 8 }), weight: 3 },
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.array(fc.nat(0xffff), { maxLength: 30 }).map((codes) => String.fromCharCode(...codes)),
  fc.constantFrom(...oddTexts),
  fc.constantFrom(...commonTexts),
  fc.nat(20).map(String),
)
const numbers = fc.oneof(
  // The ids of everybody's rows are small.
  fc.nat(20),
  fc.integer(),
  fc.double(),
  fc.constantFrom(-1, 2_147_483_648, Number.MAX_SAFE_INTEGER + 2, 1e300),
)
const scalars = fc.oneof({ arbitrary: texts, weight: 3 }, numbers, fc.boolean(), fc.constant(null))
const raws = [
  '1e999',
  '-0',
  '123456789012345678901234567890',
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  `${'['.repeat(2_000)}${']'.repeat(2_000)}`,
  `${'{"a":'.repeat(500)}1${'}'.repeat(500)}`,
].map((text) => new Raw(text))

/**
 * Valid requests of a route, changed in one to three places. What a place may hold comes from the schemas of the contract.
 * Half of the requests hold nothing but what the schemas take, so that they pass the first check more often than not.
 */
export function requestsOf(route: Route, sample: Sample): fc.Arbitrary<Written> {
  // A part is chosen first, or forms of many fields would be changed in little else. The body is four of them, in two all
  // of its fields are changed at once.
  const body = bodyPlaces(sample.body, route.schemas.body, [])
  const every = body.length > 1 && body.length < 100 ? [everyOf(body)] : body
  const parts = [
    route.params.map((name) => paramPlace(name, fieldOf(route.schemas.params, name), sample.params[name] ?? '')),
    sample.query.map(([name, value], at) => pairPlace('query', at, value, fieldOf(route.schemas.query, name))),
    body,
    body,
    every,
    every,
    sample.form?.map(([, value], at) => pairPlace('form', at, value, undefined)) ?? [],
    sample.body === undefined && !sample.form ? [] : [textPlace(sample)],
    sample.file ? [filePlace] : [],
    [headerPlace],
    [tailPlace],
  ].filter((places) => places.length > 0)
  const some = (kinds: ('valid' | 'odd')[]) => {
    const changes = parts.map((places) => fc.oneof(...places.flatMap((place) => kinds.map((kind) => place[kind]))))
    return fc.array(fc.oneof(...changes), { minLength: 1, maxLength: 3 })
  }
  return fc.oneof(some(['valid']), some(['valid', 'odd', 'odd'])).map((changes) => changed(route, sample, changes))
}

function changed(route: Route, sample: Sample, changes: Change[]): Written {
  const draft: Draft = { ...structuredClone(sample), method: route.method, tail: '', text: (text) => text }
  for (const change of changes) change(draft)
  const { url, headers, payload } = written(route, draft)
  const text = draft.body === undefined ? payload : json(draft.body)
  return {
    method: draft.method,
    url: `${url}${url.includes('?') ? draft.tail.replace('?', '&') : draft.tail}`,
    headers: { ...headers, ...draft.headers },
    ...(text === undefined ? {} : { payload: typeof text === 'string' ? draft.text(text) : text }),
  } as Written
}

function paramPlace(name: string, schema: z.ZodType | undefined, value: string): Place {
  const set = (next: unknown) => (draft: Draft) => void (draft.params[name] = String(next))
  return { valid: taken(schema, value).map(set), odd: fc.oneof(texts, numbers).map(set) }
}

/** A name and its value, in the address or in a form. */
function pairPlace(part: 'query' | 'form', at: number, value: string, schema: z.ZodType | undefined): Place {
  const set = (next: unknown) => (draft: Draft) => {
    const pair = draft[part]?.[at]
    if (pair) pair[1] = String(next)
  }
  const again = (next: string) => (draft: Draft) => {
    const name = draft[part]?.[at]?.[0]
    if (name !== undefined) draft[part]?.push([name, next])
  }
  const leaveOut: Change = (draft) => draft[part]?.splice(at, 1)
  return {
    valid: fc.oneof({ arbitrary: taken(schema, value).map(set), weight: 4 }, fc.constant(leaveOut)),
    odd: fc.oneof(fc.oneof(texts, numbers).map(set), texts.map(again), fc.constant(again('2'))),
  }
}

/** Every value in a body, the body itself first. */
function bodyPlaces(value: unknown, schema: z.ZodType | undefined, path: string[]): Place[] {
  if (value === undefined) return []
  const set = (next: unknown) => (draft: Draft) => setAt(draft, path, next)
  const odd = fc.oneof(
    scalars,
    fc.jsonValue({ maxDepth: 2 }),
    fc.constantFrom(
      [],
      {},
      [value],
      { value },
      JSON.stringify(value),
      Array.from({ length: 1_000 }, () => value),
    ),
    fc.constantFrom(...raws),
  )
  const inner = (name: string, one: unknown) => bodyPlaces(one, fieldOf(schema, name), [...path, name])
  if (isRecord(value)) {
    const names = Object.keys(value)
    const without = (name: string) => Object.fromEntries(Object.entries(value).filter(([key]) => key !== name))
    const others = fc.oneof(
      fc.constantFrom('', ...names).map(without),
      texts.map((text) => ({ ...value, [`x${text}`]: text })),
      fc.constant({ ...value, isAdmin: true }),
    )
    return [{ valid: others.map(set), odd: odd.map(set) }, ...names.flatMap((name) => inner(name, value[name]))]
  }
  if (Array.isArray(value)) {
    const others = fc.constantFrom<unknown[]>([], [...(value as unknown[]), ...(value as unknown[])])
    const items = value.flatMap((one, at) => inner(String(at), one))
    return [{ valid: others.map(set), odd: odd.map(set) }, ...items]
  }
  return [{ valid: taken(schema, value).map(set), odd: odd.map(set), isField: true }]
}

/** All of these places, each with a value that its schema takes. */
function everyOf(places: Place[]): Place {
  const valid = fc
    .tuple(...places.filter(({ isField }) => isField).map((place) => place.valid))
    .map((changes) => (draft: Draft) => {
      for (const change of changes) change(draft)
    })
  return { valid, odd: valid }
}

/** Values that a field's schema takes: its own choices, and whatever else it lets through. */
function taken(schema: z.ZodType | undefined, sample: unknown): fc.Arbitrary<unknown> {
  const isTaken = (value: unknown) => schema?.safeParse(value).success ?? typeof value === typeof sample
  const any = typeof sample === 'string' ? fc.oneof({ arbitrary: texts, weight: 4 }, scalars) : scalars
  const others = any.map((value) => (isTaken(value) ? value : sample))
  const near = [` ${String(sample)} `, String(sample).toUpperCase(), Number(sample) + 1, !sample].filter(isTaken)
  const choices = [...choicesOf(schema).filter(isTaken), ...near, sample]
  return fc.oneof({ arbitrary: others, weight: 2 }, fc.constantFrom(...choices))
}

/** A change before may have replaced what the path leads through. */
function setAt(draft: Draft, path: string[], value: unknown): void {
  const [name] = path.slice(-1)
  if (name === undefined) return void (draft.body = value)
  const holder = path.slice(0, -1).reduce<unknown>((at, key) => (isHolder(at) ? at[key] : undefined), draft.body)
  if (isHolder(holder)) holder[name] = value
}

/** The body as text: broken, doubled, or called something else. */
function textPlace({ form }: Sample): Place {
  const own = form ? 'application/x-www-form-urlencoded' : 'application/json'
  const then =
    (next: (text: string) => string): Change =>
    (draft) => {
      const { text } = draft
      draft.text = (body) => next(text(body))
    }
  const type =
    (value: string): Change =>
    ({ headers }) =>
      void (headers['content-type'] = value)
  return {
    valid: fc.constantFrom(
      then((text) => text.replace(/^\{(?="([^"]*)":([^,{}[\]]+),)/, '{"$1":$2,')),
      then((text) => (form ? text : ` \n${text}\t `)),
      type(`${own}; charset=utf-8`),
      type(own.toUpperCase()),
    ),
    odd: fc.oneof(
      fc.nat(1_000).map((end) => then((text) => text.slice(0, end % (text.length + 1)))),
      texts.map((odd) => then((text) => text.replace('{', () => `{${odd}`))),
      fc.constantFrom(
        then((text) => `${text}${text}`),
        then((text) => text.replaceAll('"', "'")),
        then(() => ''),
        then(() => 'null'),
        then((text) => `\uFEFF${text}`),
        then((text) => text.replace('{', '{"__proto__":{"isAdmin":true},')),
      ),
      fc
        .constantFrom(
          'text/plain',
          'application/x-www-form-urlencoded',
          'multipart/form-data; boundary=x',
          '',
          'application/json; charset=utf-16',
          'application/json\ta',
          ' application/json;',
          'application/xml',
        )
        .map(type),
    ),
  }
}

const bytesOf =
  (next: (content: Buffer) => Buffer): Change =>
  ({ file }) => {
    if (file) file.content = next(Buffer.from(file.content))
  }
const typeOfFile =
  (type: string): Change =>
  ({ file }) => {
    if (file) file.type = type
  }

/** A file that is sent as it is: cut off, garbled, or called something else. */
const filePlace: Place = {
  valid: fc.constantFrom('image/png', 'IMAGE/JPEG', 'application/octet-stream', 'image/svg+xml').map(typeOfFile),
  odd: fc.oneof(
    fc.nat(40).map((end) => bytesOf((content) => content.subarray(0, end))),
    fc.uint8Array({ minLength: 1, maxLength: 60 }).map((bytes) => bytesOf(() => Buffer.from(bytes))),
    fc.tuple(fc.nat(40), fc.nat(255)).map(([at, byte]) => bytesOf((content) => content.fill(byte, at, at + 1))),
    fc.constantFrom('text/html', 'application/json', 'multipart/form-data; boundary=x', 'image/', '').map(typeOfFile),
  ),
}

const header =
  (name: string) =>
  (value: string): Change =>
  ({ headers }) =>
    void (headers[name] = value.replaceAll(/[^\u0020-\u007e]/g, '?'))

const headerPlace: Place = {
  valid: fc.oneof(
    fc.constantFrom(
      header('if-none-match')('W/"0.2026-11-21", *'),
      header('accept-encoding')('gzip;q=0, br, identity'),
      header('accept')('application/xml, text/html;q=0.1'),
      header('accept-language')('tlh, *;q=0.5'),
      header('range')('bytes=0-1,9999999999-'),
      header('x-http-method-override')('DELETE'),
    ),
    fc.nat(4).map((number) => header('idempotency-key')(`key-${number}`)),
    texts.map(header('user-agent')),
    texts.map(header('x-forwarded-for')),
    texts.map((text) => header('cookie')(`ribbonry=${text}; ribbonry=; =;`)),
  ),
  odd: fc.oneof(
    texts.map(header('idempotency-key')),
    texts.map(header('origin')),
    fc.oneof(texts, fc.constantFrom('"999999999"', '"99999999999999"')).map(header('if-match')),
    fc.constant(header('accept-encoding')('*'.repeat(2_000))),
  ),
}

const add =
  (text: string): Change =>
  (draft) =>
    void (draft.tail += text)
const method =
  (name: string): Change =>
  (draft) =>
    void (draft.method = name)

const tailPlace: Place = {
  valid: fc.oneof(
    fc
      .constantFrom('?', '?unknown=1&unknown=2', '?__proto__[isAdmin]=1&constructor=2&a[]=4', `?${'a=1&'.repeat(200)}`)
      .map(add),
    texts
      .map((text) => encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '?')))
      .map((text) => add(`?${text}=${text}`)),
  ),
  odd: fc.oneof(
    fc
      .constantFrom('?page=1&page=2&limit=1&limit=2&id=1&id=2', '?%zz=%', '/', '%2f..%2f..%2fetc', '%00', ';a=b')
      .map(add),
    fc.constantFrom(add('/../../auth/user'), ...['OPTIONS', 'TRACE', 'PROPFIND'].map(method)),
  ),
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return isHolder(value) && !Array.isArray(value) && !(value instanceof Raw)
}

function isHolder(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/** JSON.stringify that writes a Raw as it is. */
function json(value: unknown): string {
  if (value instanceof Raw) return value.text
  if (Array.isArray(value)) return `[${value.map(json).join(',')}]`
  if (!isRecord(value)) return JSON.stringify(value) ?? 'null'
  const fields = Object.entries(value).map(([key, inner]) => `${JSON.stringify(key)}:${json(inner)}`)
  return `{${fields.join(',')}}`
}
