/** A text without what a pattern found in it, and the find. */
export function take(text: string, pattern: RegExp): { found: RegExpExecArray | null; rest: string } {
  const found = pattern.exec(text)
  return { found, rest: found ? tidy(text.replace(pattern, ' ')) : text }
}

export function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
