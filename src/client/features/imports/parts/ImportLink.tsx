import { Import } from 'lucide-react'
import { importLinkTexts as texts } from '#domain/texts/import-links.ts'
import { paths } from '#client/lib/paths.ts'
import { ButtonLink } from '#client/ui/Button.tsx'

/** The way to importing people, from where people are added one by one. */
export function ImportLink({ words = 'import', size }: { words?: keyof typeof texts; size?: 'sm' | 'lg' }) {
  return (
    <ButtonLink href={paths.import} size={size} icon={<Import />}>
      {texts[words]}
    </ButtonLink>
  )
}
