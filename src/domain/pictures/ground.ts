/** Number of grounds in tokens.css. */
const GROUNDS = 8

/** The ground, 1 to 8, that a thing keeps for its life. Neighboring ids get different ones. */
export function groundOf(id: number | string): number {
  const text = String(id)
  let hash = 0
  for (let at = 0; at < text.length; at += 1) hash = (hash * 31 + text.charCodeAt(at)) % 65_521
  // 3 and 8 share no factor, so consecutive ids walk through all eight and never meet side by side.
  return ((hash * 3) % GROUNDS) + 1
}
