import fc from 'fast-check'
import { written, type Written } from './running-app.ts'
import { mainAlternative, type JsonSchema } from './json-schema.ts'
import type { Route } from './routes.ts'
import type { Sample } from './samples.ts'

/** Text put into a JSON body verbatim: what JSON.stringify would not write. */
class Raw {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

/** One thing done to a valid request, all of it chosen by fast-check: so a failure shrinks to what matters. */
export interface Mutation {
  /** Which part of the request. */
  part: number
  /** Which of the places there are in it. */
  place: number
  /** Which of the things that can be done there. */
  deed: number
  /** Gentle ones keep the kind of a value, so that the request passes the first check more often than not. */
  isGentle: boolean
  text: string
  number: number
}

const mutation: fc.Arbitrary<Mutation> = fc.record({
  part: fc.nat(1_000),
  place: fc.nat(1_000),
  deed: fc.nat(1_000),
  isGentle: fc.boolean(),
  text: fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 30 }),
    fc.string({ unit: 'binary', maxLength: 30 }),
    fc.constantFrom('', ' ', '\0', '\ud83d', '\udc00', '%', '_', '\\', "' or 1=1 --", '"; drop', '${7*7}', '{{7*7}}'),
    fc.constantFrom(
      '../../etc',
      '‮',
      '＠',
      '\r\nX-Evil: 1',
      '<b>',
      '🎁'.repeat(40),
      'a'.repeat(5_001),
      'é',
      '2026-02-30',
    ),
    fc.constantFrom(
      '0000-00-00',
      '9999-12-31',
      '-000001-01-01',
      '2027-02-29',
      '1e3',
      '0x10',
      'null',
      'true',
      '10,2',
      '١٢',
    ),
  ),
  number: fc.oneof(
    fc.integer(),
    fc.double(),
    fc.constantFrom(0, -1, 2_147_483_648, Number.MAX_SAFE_INTEGER + 2, 1e300),
  ),
})

/** Half of the requests are changed gently alone: they get past the first check. */
export const mutations: fc.Arbitrary<Mutation[]> = fc
  .record({ isGentle: fc.boolean(), changes: fc.array(mutation, { minLength: 1, maxLength: 3 }) })
  .map(({ isGentle, changes }) => (isGentle ? changes.map((change) => ({ ...change, isGentle })) : changes))

/** A valid request, changed in as many places as there are mutations. */
export function mutated(route: Route, sample: Sample, changes: Mutation[]): Written {
  const draft: Draft = { ...structuredClone(sample), method: route.method, tail: '', text: (text) => text }
  for (const change of changes) {
    const parts = partsOf(route, draft)
    const places = parts[change.part % parts.length] ?? []
    const place = places[change.place % places.length]
    const deeds = (change.isGentle ? place?.gentle : place?.harsh) ?? []
    deeds[change.deed % deeds.length]?.(change)
  }
  const { url, headers, payload } = written(route, draft)
  const text = draft.body === undefined ? payload : json(draft.body)
  return {
    method: draft.method,
    url: `${url}${draft.tail === '' || url.includes('?') ? draft.tail.replace('?', '&') : draft.tail}`,
    headers: { ...headers, ...draft.headers },
    ...(text === undefined ? {} : { payload: draft.text(text) }),
  } as Written
}

interface Draft extends Sample {
  method: string
  /** Follows the address. */
  tail: string
  /** What is done to the body once it is text. */
  text: (text: string) => string
}

type Deed = (change: Mutation) => void
interface Place {
  gentle: Deed[]
  harsh: Deed[]
}

/** A part is chosen first, or else forms of many fields would be changed in little else. The body is two of them. */
function partsOf(route: Route, draft: Draft): Place[][] {
  const body = bodyPlaces(draft.body, route.body, (value) => (draft.body = value))
  return [
    route.params.map((name) => paramPlace(draft, name)),
    draft.query.map(([name], at) => pairPlace(draft.query, at, route.query[name])),
    body,
    body,
    draft.form?.map((_, at) => pairPlace(draft.form ?? [], at, undefined)) ?? [],
    draft.body === undefined && !draft.form ? [] : [textPlace(draft)],
    [headerPlace(draft)],
    [tailPlace(draft)],
  ].filter((places) => places.length > 0)
}

function paramPlace({ params }: Draft, name: string): Place {
  const set = (value: string) => void (params[name] = value)
  return {
    gentle: [() => set(`0${params[name]}`.slice(0, 10)), ...gentleTexts(params[name] ?? '', undefined, set)],
    harsh: [({ text }) => set(text), ({ number }) => set(String(number)), () => set('9'.repeat(310)), () => set('..')],
  }
}

/** A name and its value, in the address or in a form. */
function pairPlace(pairs: Sample['query'], at: number, schema: JsonSchema | undefined): Place {
  const [name, value] = pairs[at] ?? ['', '']
  const set = (next: string) => void (pairs[at] = [name, next])
  const again = (next: string) => void pairs.push([name, next])
  return {
    gentle: [() => pairs.splice(at, 1), () => set(` ${value} `), ...gentleTexts(value, schema, set)],
    harsh: [
      ({ text }) => set(text),
      ({ number }) => set(String(number)),
      ({ text }) => again(text),
      () => again('2'),
      () => set(''),
    ],
  }
}

/** Every value in a body, the body itself first. */
function bodyPlaces(value: unknown, schema: JsonSchema | undefined, set: (value: unknown) => void): Place[] {
  if (value === undefined || value instanceof Raw) return []
  const own: Place = { gentle: gentleDeeds(value, schema, set), harsh: harshDeeds(value, set) }
  const { properties, items } = schema ? mainAlternative(schema) : {}
  const inner = isRecord(value)
    ? Object.keys(value).flatMap((key) => bodyPlaces(value[key], properties?.[key], (next) => (value[key] = next)))
    : Array.isArray(value)
      ? value.flatMap((item: unknown, at) => bodyPlaces(item, items, (next) => (value[at] = next)))
      : []
  return [own, ...inner]
}

const DAYS = ['2026-11-21', '2026-12-31', '2027-02-28', '2028-02-29', '1990-05-04']

/** Other values for a text: another of its list, another day or number, or any text where any is allowed. */
function gentleTexts(value: string, schema: JsonSchema | undefined, set: (text: string) => void): Deed[] {
  const { enum: choices, const: only } = schema ? mainAlternative(schema) : {}
  if (only !== undefined) return [() => set(value)]
  if (choices) return [({ place }) => set(String(choices[place % choices.length]))]
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return [({ place }) => set(DAYS[place % DAYS.length] ?? value)]
  // The ids of everybody's rows are small.
  if (/^\d+$/.test(value)) return [({ place }) => set(String(place % 20))]
  if (/^\d+\.\d+$/.test(value)) return [({ place }) => set((place / 10).toFixed(2))]
  return [
    ({ text }) => set(text),
    ({ text }) => set(value + text),
    () => set(` ${value} `),
    () => set(value.toUpperCase()),
  ]
}

function gentleDeeds(value: unknown, schema: JsonSchema | undefined, set: (value: unknown) => void): Deed[] {
  if (typeof value === 'string') return gentleTexts(value, schema, set)
  if (typeof value === 'number') return [() => set(value + 1), ({ number }) => set(Math.trunc(number))]
  if (typeof value === 'boolean') return [() => set(!value)]
  if (Array.isArray(value)) return [() => set([]), () => set([...(value as unknown[]), ...(value as unknown[])])]
  if (!isRecord(value)) return [() => set(null)]
  return [
    ({ text }) => void (value[`x${text}`] = text),
    ({ place }) => {
      const keys = Object.keys(value)
      delete value[keys[place % keys.length] ?? '']
    },
    () => void (value['isAdmin'] = true),
  ]
}

function harshDeeds(value: unknown, set: (value: unknown) => void): Deed[] {
  return [
    () => set(null),
    () => set([]),
    () => set({}),
    () => set([value]),
    () => set({ value }),
    () => set(true),
    () => set(''),
    ({ number }) => set(number),
    ({ text }) => set(text),
    ({ text }) => set([text, text]),
    () => set(json(value)),
    () => set(new Raw('1e999')),
    () => set(new Raw('-0')),
    () => set(new Raw('123456789012345678901234567890')),
    () => set(new Raw('{"__proto__":{"isAdmin":true}}')),
    () => set(new Raw('{"constructor":{"prototype":{"isAdmin":true}}}')),
    () => set(new Raw(`${'['.repeat(2_000)}${']'.repeat(2_000)}`)),
    () => set(new Raw(`${'{"a":'.repeat(500)}1${'}'.repeat(500)}`)),
    () => set('x'.repeat(20_000)),
    () => set(Array.from({ length: 1_000 }, () => value)),
  ]
}

/** The body as text: broken, doubled, or called something else. */
function textPlace(draft: Draft): Place {
  const then = (next: (text: string) => string) => {
    const { text } = draft
    draft.text = (body) => next(text(body))
  }
  const type = (value: string) => void (draft.headers['content-type'] = value)
  const own = draft.form ? 'application/x-www-form-urlencoded' : 'application/json'
  return {
    gentle: [
      () => then((text) => text.replace(/^\{(?="([^"]*)":([^,{}[\]]+),)/, '{"$1":$2,')),
      () => then((text) => ` \n${text}\t `),
      () => type(`${own}; charset=utf-8`),
      () => type(own.toUpperCase()),
    ],
    harsh: [
      ({ place }) => then((text) => text.slice(0, place % (text.length + 1))),
      () => then((text) => `${text}${text}`),
      () => then((text) => text.replaceAll('"', "'")),
      () => then(() => ''),
      () => then(() => 'null'),
      () => then((text) => `\uFEFF${text}`),
      ({ text: odd }) => then((text) => text.replace('{', `{${odd}`)),
      () => then((text) => text.replace('{', '{"__proto__":{"isAdmin":true},')),
      () => type('text/plain'),
      () => type('application/x-www-form-urlencoded'),
      () => type('multipart/form-data; boundary=x'),
      () => type('application/json; charset=utf-16'),
      () => type('application/json\ta'),
      () => type(' application/json;'),
      () => type('application/xml'),
      () => type(''),
    ],
  }
}

function headerPlace({ headers }: Draft): Place {
  const set = (name: string, value: string) => void (headers[name] = value)
  const ascii = (text: string) => text.replaceAll(/[^\u0020-\u007e]/g, '?')
  return {
    gentle: [
      () => set('if-none-match', 'W/"0.2026-11-21", *'),
      () => set('accept-encoding', 'gzip;q=0, br, identity'),
      () => set('accept', 'application/xml, text/html;q=0.1'),
      () => set('accept-language', 'tlh, *;q=0.5'),
      ({ number }) => set('idempotency-key', `key-${Math.abs(Math.trunc(number)) % 5}`),
      () => set('range', 'bytes=0-1,9999999999-'),
      () => set('x-http-method-override', 'DELETE'),
      ({ text }) => set('user-agent', ascii(text)),
      ({ text }) => set('x-forwarded-for', ascii(text)),
      ({ text }) => set('cookie', `ribbonry=${ascii(text)}; ribbonry=; =;`),
    ],
    harsh: [
      ({ text }) => set('idempotency-key', ascii(text)),
      ({ text }) => set('if-match', ascii(text)),
      () => set('if-match', '"999999999"'),
      () => set('if-match', '"99999999999999"'),
      () => set('accept-encoding', '*'.repeat(2_000)),
      ({ text }) => set('origin', ascii(text)),
    ],
  }
}

function tailPlace(draft: Draft): Place {
  const add = (text: string) => void (draft.tail += text)
  return {
    gentle: [
      () => add('?'),
      () => add('?unknown=1&unknown=2'),
      ({ text }) => add(`?${encodeURIComponent(wellFormed(text))}=${encodeURIComponent(wellFormed(text))}`),
      () => add('?__proto__[isAdmin]=1&constructor=2&a[b][c]=3&a[]=4'),
      () => add(`?${'a=1&'.repeat(200)}`),
    ],
    harsh: [
      () => add('?page=1&page=2&limit=1&limit=2&id=1&id=2'),
      () => add('?%zz=%'),
      () => add('/'),
      () => add('%2f..%2f..%2fetc'),
      () => add('%00'),
      () => add('/../../auth/user'),
      () => add(';a=b'),
      () => void (draft.method = 'OPTIONS'),
      () => void (draft.method = 'TRACE'),
      () => void (draft.method = 'PROPFIND'),
    ],
  }
}

function wellFormed(text: string): string {
  return text.replaceAll(/\p{Surrogate}/gu, '?')
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** JSON.stringify that writes a Raw as it is. */
function json(value: unknown): string {
  if (value instanceof Raw) return value.text
  if (Array.isArray(value)) return `[${value.map(json).join(',')}]`
  if (isRecord(value))
    return `{${Object.entries(value)
      .map(([key, inner]) => `${JSON.stringify(key)}:${json(inner)}`)
      .join(',')}}`
  return JSON.stringify(value) ?? 'null'
}
