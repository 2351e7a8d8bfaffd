import { personColor } from '#domain/contacts/relationships.ts'
import type { Contact } from '#domain/contacts/schema.ts'
import { Avatar } from '#client/ui/Avatar.tsx'

/** A contact as lists show them: emoji or initials on the color of their group. */
export function PersonAvatar({
  person: { fullName, relationship, emoji },
  size,
}: {
  person: Pick<Contact, 'fullName' | 'relationship' | 'emoji'>
  size?: 'sm' | 'md' | 'lg'
}) {
  return <Avatar name={fullName} tone={personColor(relationship)} emoji={emoji} {...(size && { size })} />
}
