import type { LightMyRequestResponse } from 'fastify'
import { tables } from './rows.ts'
import type { World } from './world.ts'

/** Internal words: none may be in a refusal. Names of tables and columns come from the schema. */
const insideWords = [
  /drizzle|\bzod\b|fastify|postgres|pglite|node_modules|\bsql\b|\bselect .* from\b|\binsert into\b/i,
  /\b(?:Type|Reference|Range|Syntax)Error\b|Cannot read propert|is not a function|\bat \S+ \(|\.[cm]?[jt]s:\d/,
  /\/(?:src|dist|home|work|tmp|usr)\//,
  /\[object \w+\]|\bundefined\b|\bNaN\b|Invalid input|Unexpected token|JSON at position/,
  /violates|duplicate key|syntax error|relation "|column "|ECONN|ENOENT|EACCES/,
]
const named = [...new Set(tables.flatMap(({ name, columns }) => [name, ...columns.map((column) => column.name)]))]
const schemaWords = new RegExp(String.raw`\b(?:${named.filter((name) => name.includes('_')).join('|')})\b`)

/** Lists that the browser keeps and asks about each time (ETag), and what is the same for everybody: never `no-store`. */
const keptAnswers: [what: RegExp, cacheControl: string][] = [
  [/./, 'private, no-cache'],
  [/^\/api\/categories\b/, 'private, max-age=3600'],
  [/^\/api\/gifts\/featured$/, 'public, max-age=300'],
  [/^\/api\/(?:gift-ideas\/[^/]+|link-preview)\/picture\//, 'private, max-age=86400, immutable'],
  [/^\/api\/(?:contacts|gift-ideas)\/[^/]+\/picture$/, 'private, max-age=86400, immutable'],
  [/^\/api\/illustrations\//, 'public, max-age=300'],
  [/^\/api\/illustrations\//, 'public, max-age=86400'],
  [/^\/api\/illustrations\//, 'public, max-age=31536000, immutable'],
]

/** Others fail as well, and then the contract says so: a shop's page, a provider that nobody set up. No other 5xx is expected. */
const expected5xx: Record<string, number> = {
  'POST /api/link-preview': 502,
  'POST /api/auth/connections/:provider': 503,
}

/** Checks what holds for every answer; returns a sentence for each rule that doesn't. */
export function faultsOf(
  routeName: string,
  { statusCode, headers, body }: Pick<LightMyRequestResponse, 'statusCode' | 'headers' | 'body'>,
  url: string,
): string[] {
  const faults: string[] = []
  const path = url.split('?')[0] ?? ''
  const unless = (holds: boolean, fault: string) => {
    if (!holds) faults.push(fault)
  }
  unless(statusCode < 500 || expected5xx[routeName] === statusCode, `answered ${statusCode}: ${body.slice(0, 300)}`)

  const policy = String(headers['content-security-policy'])
  unless(/script-src 'self';|default-src 'none'/.test(policy), `CSP is ${policy}`)
  unless(!/script-src[^;]*'unsafe/.test(policy), `CSP lets scripts in: ${policy}`)
  unless(headers['x-content-type-options'] === 'nosniff', 'no nosniff')
  unless(headers['cross-origin-resource-policy'] === 'same-origin', 'no CORP')
  if (String(headers['content-type']).startsWith('text/html')) {
    unless(headers['x-frame-options'] === 'SAMEORIGIN', 'no X-Frame-Options')
    unless(headers['referrer-policy'] !== undefined, 'no Referrer-Policy')
    unless(headers['cross-origin-opener-policy'] === 'same-origin', 'no COOP')
    unless(String(headers['permissions-policy']).includes('camera=()'), 'no Permissions-Policy')
  }
  unless(headers['access-control-allow-origin'] === undefined, 'CORS is open')
  unless(headers['x-powered-by'] === undefined && headers['server'] === undefined, 'says what it is made of')

  const cacheControl = String(headers['cache-control'])
  const mayBeKept = statusCode < 400 && keptAnswers.some(([what, kept]) => what.test(path) && kept === cacheControl)
  unless(cacheControl === 'no-store' || mayBeKept, `Cache-Control is ${cacheControl}`)
  if (body !== '' && headers['content-type'] !== 'image/webp')
    unless(/charset=utf-8/i.test(String(headers['content-type'])), `Content-Type is ${String(headers['content-type'])}`)

  if (headers.location !== undefined) faults.push(...insideWordsIn(spokenBy(String(headers.location))))
  if (statusCode >= 400) faults.push(...faultsOfRefusal(headers['content-type']?.toString() ?? '', body, path))
  return faults
}

/** What is never answered to anybody: keys, hashes and subjects, and the hash of any password. */
export function sealedIn(text: string, world: World): string[] {
  const sealed = Object.values(world.residents).map((resident) => resident.sealed)
  return [...sealed, '$argon2', ...world.serverSecrets].filter((one) => text.includes(one))
}

function faultsOfRefusal(type: string, body: string, path: string): string[] {
  if (!type.startsWith('application/json')) return [`refused as ${type}: ${body.slice(0, 200)}`]
  const refusal = parsed(body)
  if (refusal === undefined) return [`refused in broken JSON: ${body.slice(0, 200)}`]
  const faults: string[] = []
  const { message, code, requestId, ...details } = refusal
  if (typeof message !== 'string' || message.trim() === '') faults.push(`refused without a sentence: ${body}`)
  if (typeof code !== 'string' || !/^[A-Z]+(?:_[A-Z]+)*$/.test(code)) faults.push(`refused without a code: ${body}`)
  if (typeof requestId !== 'string') faults.push(`refused without a request id: ${body}`)
  const known = ['issues', 'current', 'repeats', ...(code === 'SECOND_FACTOR' ? ['challengeToken'] : [])]
  const more = Object.keys(details).filter((key) => !known.includes(key))
  if (more.length > 0) faults.push(`refused with ${more.join(', ')}`)
  // The current row has the owner's own texts, and the address is the request's.
  const { current: _current, repeats: _repeats, ...said } = refusal
  const words = JSON.stringify(said).replaceAll(JSON.stringify(path).slice(1, -1), '')
  return [...faults, ...insideWordsIn(words)]
}

function insideWordsIn(words: string): string[] {
  return [...insideWords, schemaWords].flatMap((inside) => {
    const found = inside.exec(words)
    return found ? [`says ‘${found[0]}’: ${words.slice(0, 300)}`] : []
  })
}

/** What a redirect tells the page it leads to. */
function spokenBy(location: string): string {
  const { pathname, searchParams, hash } = new URL(location, 'https://here.example')
  return [pathname, ...searchParams.values(), hash].join(' ')
}

function parsed(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}
