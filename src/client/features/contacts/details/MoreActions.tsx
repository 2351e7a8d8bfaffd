import { EllipsisVertical, Merge } from 'lucide-react'
import type { Contact } from '#domain/contacts/schema.ts'
import { mergeContactsTexts as texts } from '#domain/texts/merge-contacts.ts'
import { IconButton } from '#client/ui/IconButton.tsx'
import { Menu } from '#client/ui/Menu.tsx'
import { useAskAndMerge } from '../merge/use-merge-contact.ts'

/** What is rarely done with a contact. */
export function MoreActions({ contact }: { contact: Contact }) {
  const askAndMerge = useAskAndMerge()
  return (
    <Menu
      trigger={<IconButton size="sm" label={texts.more(contact.fullName)} icon={<EllipsisVertical />} />}
      items={[{ label: texts.open, icon: <Merge />, onSelect: () => void askAndMerge(contact) }]}
    />
  )
}
