/** The one place of the client that reads the time. */
export function presentInstant(): Date {
  return new Date()
}
