/** 'Nov 21, 3:04 PM', in the browser's own zone: it's an instant. */
export function timeOf(instant: string): string {
  return new Intl.DateTimeFormat('en-US', {
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  }).format(Date.parse(instant))
}

/** '14:11', in the browser's own zone; of another day than that of `now`, 'Nov 25, 14:11'. */
export function clockTimeOf(instant: string, now?: Date): string {
  const at = new Date(instant)
  const time = clock.format(at)
  return at.toDateString() === now?.toDateString() ? time : `${day.format(at)}, ${time}`
}

const clock = new Intl.DateTimeFormat('en-US', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' })
