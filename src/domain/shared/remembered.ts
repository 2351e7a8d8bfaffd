/** In each half: about two catalogs' worth of short texts, a few megabytes. */
const MOST = 10_000

/**
 * The same function, except that what it made of a text is kept: what follows from an idea's title is asked for again and
 * again. What wasn't asked for lately goes first, so that the titles of a million products don't push out those of our ideas.
 */
export function remembered<Made>(make: (text: string) => Made): (text: string) => Made {
  let recent = new Map<string, Made>()
  let before = new Map<string, Made>()
  return (text) => {
    const known = recent.get(text)
    if (known !== undefined) return known
    const earlier = before.get(text)
    const made = earlier === undefined ? make(text) : earlier
    if (recent.size >= MOST) {
      before = recent
      recent = new Map()
    }
    recent.set(text, made)
    return made
  }
}
