import { Compass } from 'lucide-react'
import { shellTexts } from '#domain/texts/shell.ts'
import { paths } from '../lib/paths.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'

/** The header above it says 'Page Not Found'. */
export function NotFoundPage() {
  return (
    <EmptyState
      icon={<Compass />}
      title={shellTexts.pageNotFound.description}
      action={
        <ButtonLink href={paths.home} variant="primary">
          {shellTexts.goToDashboard}
        </ButtonLink>
      }
    />
  )
}
