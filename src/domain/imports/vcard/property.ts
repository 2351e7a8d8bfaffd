/** One property of a vCard: `item1.TEL;TYPE=CELL:+1 555 0100`. */
export interface Property {
  /** 'ITEM1', or '' outside a group. */
  group: string
  /** Upper case. */
  name: string
  /** Names in upper case. Parameters without a name, as in vCard 2.1, are types. */
  params: Map<string, string[]>
  /** As it's in the file, still escaped and encoded. */
  value: string
  line: number
}

/** Undefined for a line that is no property. */
export function parseProperty(text: string, line: number): Property | undefined {
  const end = endOfHead(text)
  if (end === undefined) return undefined
  const [head = '', ...params] = splitOutsideQuotes(text.slice(0, end), ';')
  const dot = head.lastIndexOf('.')
  const name = head
    .slice(dot + 1)
    .trim()
    .toUpperCase()
  if (!/^[A-Z0-9_-]+$/.test(name)) return undefined
  return {
    group: dot === -1 ? '' : head.slice(0, dot).trim().toUpperCase(),
    name,
    params: readParams(params),
    value: text.slice(end + 1),
    line,
  }
}

export function isQuotedPrintable({ params }: Pick<Property, 'params'>): boolean {
  return (params.get('ENCODING') ?? []).some((encoding) => encoding.toUpperCase() === 'QUOTED-PRINTABLE')
}

export function isBinary({ params }: Property): boolean {
  return (params.get('ENCODING') ?? []).some((encoding) => /^(?:B|BASE64)$/i.test(encoding))
}

export function hasType({ params }: Property, type: string): boolean {
  return (params.get('TYPE') ?? []).some((given) => given.toUpperCase() === type)
}

/** The parts of a value such as N and ADR, still escaped. */
export function splitUnescaped(value: string, separator: string): string[] {
  const parts: string[] = []
  let start = 0
  for (let at = 0; at < value.length; at++) {
    if (value[at] === '\\') at++
    else if (value[at] === separator) {
      parts.push(value.slice(start, at))
      start = at + 1
    }
  }
  parts.push(value.slice(start))
  return parts
}

export function unescaped(value: string): string {
  return value.replaceAll(/\\([\\,;:nN])/g, (_, sign: string) => (sign === 'n' || sign === 'N' ? '\n' : sign))
}

/** Longer than the name and parameters of any program. */
const MAX_HEAD = 2_000
const MAX_PARAMS = 50

/** Where the value's colon is: the first one outside quotes, or the first of all when a quote never closes. */
function endOfHead(text: string): number | undefined {
  let isQuoted = false
  for (let at = 0; at < Math.min(text.length, MAX_HEAD); at++) {
    if (text[at] === '"') isQuoted = !isQuoted
    else if (text[at] === ':' && !isQuoted) return at
  }
  const first = text.indexOf(':')
  return first === -1 || first > MAX_HEAD ? undefined : first
}

function splitOutsideQuotes(text: string, separator: string): string[] {
  const parts: string[] = []
  let start = 0
  let isQuoted = false
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '"') isQuoted = !isQuoted
    else if (text[at] === separator && !isQuoted) {
      parts.push(text.slice(start, at))
      start = at + 1
    }
  }
  parts.push(text.slice(start))
  return parts
}

function readParams(texts: string[]): Map<string, string[]> {
  const params = new Map<string, string[]>()
  for (const text of texts.slice(0, MAX_PARAMS)) {
    const equals = text.indexOf('=')
    const name = equals === -1 ? bareName(text.trim()) : text.slice(0, equals).trim().toUpperCase()
    const values = splitOutsideQuotes(text.slice(equals + 1), ',').flatMap(paramValues)
    params.set(name, [...(params.get(name) ?? []), ...values])
  }
  return params
}

/** vCard 2.1 leaves out the names of parameters: `TEL;WORK;VOICE`, `NOTE;QUOTED-PRINTABLE`. */
function bareName(value: string): string {
  return /^(?:QUOTED-PRINTABLE|BASE64|B|8BIT|7BIT)$/i.test(value) ? 'ENCODING' : 'TYPE'
}

/** Some programs quote a whole list: TYPE="cell,home". */
function paramValues(text: string): string[] {
  const value = text.trim()
  if (!value.startsWith('"')) return [caretDecoded(value)]
  return value
    .replaceAll('"', '')
    .split(',')
    .map((part) => caretDecoded(part.trim()))
}

/** RFC 6868 */
function caretDecoded(value: string): string {
  if (!value.includes('^')) return value
  return value.replaceAll(/\^(['^n])/g, (_, sign: string) => (sign === 'n' ? '\n' : sign === "'" ? '"' : '^'))
}
