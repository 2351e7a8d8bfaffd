/** 'Nov 21, 3:04 PM', in the browser's own zone: it's an instant. */
export function timeOf(instant: string): string {
  return new Intl.DateTimeFormat('en-US', {
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  }).format(Date.parse(instant))
}
