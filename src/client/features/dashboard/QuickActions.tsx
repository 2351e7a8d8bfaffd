import { CalendarDays, Search, UserPlus } from 'lucide-react'
import { openAddContact } from '#client/features/contacts/dialogs.ts'
import { dashboardTexts } from '#domain/texts/dashboard.ts'
import { paths } from '#client/lib/paths.ts'
import { Button, ButtonLink } from '#client/ui/Button.tsx'
import styles from './QuickActions.module.css'

export function QuickActions() {
  return (
    <div className={styles['actions']}>
      <Button variant="primary" icon={<UserPlus />} aria-haspopup="dialog" onClick={() => void openAddContact()}>
        {dashboardTexts.addNewContact}
      </Button>
      <ButtonLink href={paths.gifts} icon={<Search />}>
        {dashboardTexts.searchGiftIdeas}
      </ButtonLink>
      <ButtonLink href={paths.calendar} icon={<CalendarDays />}>
        {dashboardTexts.viewCalendar}
      </ButtonLink>
    </div>
  )
}
