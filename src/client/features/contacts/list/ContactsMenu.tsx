import { EllipsisVertical, Smartphone, Table2 } from 'lucide-react'
import { exportTexts as texts } from '#domain/texts/exports.ts'
import { saveExport } from '#client/features/account-data/parts/save-export.ts'
import { IconButton } from '#client/ui/IconButton.tsx'
import { Menu, type MenuItem } from '#client/ui/Menu.tsx'

const items: MenuItem[] = [
  {
    label: texts.exportForPhones,
    icon: <Smartphone />,
    onSelect: () => void saveExport('/contacts/export?format=vcard'),
  },
  { label: texts.exportForSheets, icon: <Table2 />, onSelect: () => void saveExport('/contacts/export?format=csv') },
]

/** What is done with all contacts. */
export function ContactsMenu() {
  return (
    <Menu trigger={<IconButton look="framed" label={texts.moreActions} icon={<EllipsisVertical />} />} items={items} />
  )
}
