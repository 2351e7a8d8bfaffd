/** A number in [0, 1) that is always the same for the same text (FNV-1a with extra mixing). */
export function chanceOf(text: string): number {
  return mixed(hashed(text, OFFSET))
}

/** The same for many texts that begin alike, which is read once: `chancesAfter('a')('b')` is `chanceOf('ab')`. */
export function chancesAfter(beginning: string): (text: string) => number {
  const begun = hashed(beginning, OFFSET)
  return (text) => mixed(hashed(text, begun))
}

const OFFSET = 0x811c9dc5

function hashed(text: string, begun: number): number {
  let hash = begun
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash
}

function mixed(begun: number): number {
  let hash = Math.imul(begun ^ (begun >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32
}
