import { CalendarDays, FileDown, Gift, Smartphone, Table2 } from 'lucide-react'
import { exportTexts as texts } from '#domain/texts/exports.ts'
import { Button } from '#client/ui/Button.tsx'
import { Menu, type MenuItem } from '#client/ui/Menu.tsx'
import { saveExport } from './save-export.ts'

const items: MenuItem[] = [
  {
    label: texts.contactsForPhones,
    icon: <Smartphone />,
    onSelect: () => void saveExport('/contacts/export?format=vcard'),
  },
  { label: texts.contactsForSheets, icon: <Table2 />, onSelect: () => void saveExport('/contacts/export?format=csv') },
  { label: texts.events, icon: <CalendarDays />, onSelect: () => void saveExport('/occasions/export') },
  { label: texts.giftIdeas, icon: <Gift />, onSelect: () => void saveExport('/gift-ideas/export') },
]

/** Contacts, events and gift ideas as files that other apps read. */
export function ExportMenu() {
  return <Menu trigger={<Button icon={<FileDown />}>{texts.title}</Button>} items={items} />
}
