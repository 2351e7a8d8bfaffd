import { FileX2 } from 'lucide-react'
import { ButtonLink } from './Button.tsx'
import { Card } from './Card.tsx'
import { EmptyState } from './EmptyState.tsx'

/** In place of a page whose record is gone: what happened, and the way back. */
export function GoneCard({ title, text, href, back }: { title: string; text: string; href: string; back: string }) {
  const action = (
    <ButtonLink href={href} variant="primary">
      {back}
    </ButtonLink>
  )
  return (
    <Card>
      <EmptyState icon={<FileX2 />} heading="h2" title={title} text={text} action={action} />
    </Card>
  )
}
