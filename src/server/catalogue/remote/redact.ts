const secretName = /token|secret|api-?_?key|access-?_?key|password|authorization|signature|credential|cookie/i

/** Removes secrets from a text: bearer tokens, values of secret names, user names and queries in addresses. */
export function redactText(text: string): string {
  return text
    .replace(/\b(https?:\/\/)[^\s/@]*@/gi, '$1')
    .replace(/(\bhttps?:\/\/[^\s?]+)\?[^\s]*/gi, '$1?…')
    .replace(/\b(Bearer|Basic)\s+[\w.~+/=-]+/gi, '$1 …')
    .replace(
      /(["']?[\w-]*(?:token|secret|api-?_?key|access-?_?key|password|signature|credential)[\w-]*["']?\s*[:=]\s*)["']?[^\s"',;}]+["']?/gi,
      '$1…',
    )
    .slice(0, 1_000)
}

/** The same for a request's parameters, however nested. */
export function redactParams(value: unknown): unknown {
  if (typeof value === 'string') return redactText(value)
  if (Array.isArray(value)) return value.map(redactParams)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, secretName.test(name) ? '…' : redactParams(part)]),
  )
}
