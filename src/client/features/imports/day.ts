/** 'Dec 23, 2026', in the browser's own zone: it is an instant. */
export function dayOf(instant: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' }).format(new Date(instant))
}
