/** About two catalogs' worth of short texts: a few megabytes. */
const MOST = 10_000

/** The same function, except that what it made of a text is kept: what follows from an idea's title is asked for again and again. */
export function remembered<Made>(make: (text: string) => Made): (text: string) => Made {
  const kept = new Map<string, Made>()
  return (text) => {
    const known = kept.get(text)
    if (known !== undefined) return known
    const made = make(text)
    if (kept.size >= MOST) kept.clear()
    kept.set(text, made)
    return made
  }
}
