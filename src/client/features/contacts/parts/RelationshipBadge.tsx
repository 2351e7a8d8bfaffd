import { personColor, relationshipLabel } from '#domain/contacts/relationships.ts'
import { Badge } from '#client/ui/Badge.tsx'

/** 'Sibling' on the color of the person's group. */
export function RelationshipBadge({ relationship }: { relationship: string }) {
  const label = relationshipLabel(relationship)
  return (
    <Badge tone={personColor(relationship)} title={label}>
      {label}
    </Badge>
  )
}
