import { Import } from 'lucide-react'
import { importLinkTexts as texts } from '#domain/texts/import-links.ts'
import { paths } from '#client/lib/paths.ts'
import { ButtonLink } from '#client/ui/Button.tsx'

/** The way to importing people, from where people are added one by one. */
export function ImportLink({
  words = 'import',
  size,
  className,
}: {
  words?: keyof typeof texts
  size?: 'lg'
  className?: string | undefined
}) {
  return (
    <ButtonLink href={paths.import} size={size} icon={<Import />} className={className}>
      {texts[words]}
    </ButtonLink>
  )
}
