import { personColour, relationshipLabel } from '#domain/contacts/relationships.ts'
import { Badge } from '../../../ui/Badge.tsx'

/** 'Sibling' on the colour of the person's group. */
export function RelationshipBadge({ relationship }: { relationship: string }) {
  const label = relationshipLabel(relationship)
  return (
    <Badge tone={personColour(relationship)} title={label}>
      {label}
    </Badge>
  )
}
