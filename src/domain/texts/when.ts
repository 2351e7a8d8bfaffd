/** How long ago something was, as short as it gets. */
export const ageTexts = {
  justNow: 'Just now',
  minutes: (minutes: number) => `${minutes}m ago`,
  hours: (hours: number) => `${hours}h ago`,
  days: (days: number) => `${days}d ago`,
} as const

/** How far away an event's day is. */
export const daysUntilTexts = {
  today: 'Today',
  tomorrow: 'Tomorrow',
  inDays: (days: number) => `In ${days} days`,
  daysAgo: (days: number) => (days === 1 ? '1 day ago' : `${days} days ago`),
} as const
