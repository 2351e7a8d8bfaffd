const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** 'Just now', 'Nm ago', 'Nh ago', 'Nd ago' (spec 1 §2). Both in milliseconds since 1970. */
export function ageText(timestamp: number, now: number): string {
  const age = now - timestamp
  if (age < minute) return 'Just now'
  if (age < hour) return `${Math.floor(age / minute)}m ago`
  if (age < day) return `${Math.floor(age / hour)}h ago`
  return `${Math.floor(age / day)}d ago`
}
