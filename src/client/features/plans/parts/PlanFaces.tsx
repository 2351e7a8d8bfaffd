import type { PlanPerson } from '#domain/plans/schema.ts'
import { PersonAvatar } from '#client/features/contacts/parts/PersonAvatar.tsx'
import { AvatarStack } from '#client/ui/Avatar.tsx'

/** The first three people of a plan and '+N'. */
export function PlanFaces({ people }: { people: readonly PlanPerson[] }) {
  const faces = people.map(({ contactId, contactName, relationship, emoji, contactPicture }) => (
    <PersonAvatar
      key={contactId}
      person={{ fullName: contactName, relationship, emoji, picture: contactPicture }}
      size="sm"
    />
  ))
  return <AvatarStack names={people.map(({ contactName }) => contactName)} avatars={faces} />
}
