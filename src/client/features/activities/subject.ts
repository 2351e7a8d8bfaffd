import type { Activity } from '#domain/activities/schema.ts'

/**
 * A description split around its subject: the gift's title, else the event's name, else the person's. Whole, with
 * nothing in the middle, where it names none of them.
 */
export function subjectOf({
  description,
  metadata,
}: Pick<Activity, 'description' | 'metadata'>): [string, string, string] {
  for (const key of ['giftTitle', 'occasionName', 'contactName']) {
    const name = metadata[key]
    if (typeof name !== 'string' || name === '') continue
    const at = description.indexOf(name)
    if (at >= 0) return [description.slice(0, at), name, description.slice(at + name.length)]
  }
  return [description, '', '']
}

/** Whom the gift or event is for, where the description doesn't name them. */
export function recipientOf({
  description,
  metadata: { contactName },
}: Pick<Activity, 'description' | 'metadata'>): string | undefined {
  if (typeof contactName !== 'string' || contactName === '' || description.includes(contactName)) return undefined
  return contactName
}
