const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

/** An instant in the browser's own zone: 'Nov 21, 2026, 9:05 AM'. */
export function instantText(instant: string): string {
  return format.format(Date.parse(instant))
}
