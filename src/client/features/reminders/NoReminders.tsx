import { useQuery } from '@tanstack/react-query'
import { BellRing } from 'lucide-react'
import type { Notice } from '#domain/reminders/schema.ts'
import { formatShortDate } from '#domain/shared/date-format.ts'
import { reminderTexts } from '#domain/texts/reminders.ts'
import { profileQueries } from '#client/features/profile/queries.ts'
import { paths } from '#client/lib/paths.ts'
import { useCurrentUser } from '#client/lib/session.ts'
import { ButtonLink } from '#client/ui/Button.tsx'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import { PLANNED_DAYS, reminderPageQueries } from './page-queries.ts'
import { plannedEmails } from './planned.ts'

/** No event notifies in the app now; e-mails may go out even so. */
export function NoReminders({ areSnoozed }: { areSnoozed: boolean }) {
  const { data: notices, isPending } = useQuery(reminderPageQueries.planned)
  const withheld = useWithheldEmails(notices)
  if (isPending) return <Skeleton height={280} radius={18} />
  const { title, description } = areSnoozed ? reminderTexts.allSnoozed : reminderTexts.empty
  const emails = plannedEmails(notices ?? [])
  const text =
    notices === undefined
      ? description
      : emails === undefined
        ? `${description} ${withheld ?? reminderTexts.noPlannedEmails(PLANNED_DAYS)}`
        : `${areSnoozed ? description : reminderTexts.nothingInApp} ${reminderTexts.plannedEmails(emails.count, formatShortDate(emails.next))}`
  return (
    <EmptyState
      icon={<BellRing />}
      heading="h2"
      title={title}
      text={text}
      action={<ButtonLink href={paths.calendar}>{reminderTexts.empty.action}</ButtonLink>}
    />
  )
}

/** Why no event of the account is e-mailed; undefined if some may be. */
function useWithheldEmails(notices: readonly Notice[] | undefined): string | undefined {
  const { isGuest } = useCurrentUser()
  const { data: preferences } = useQuery(profileQueries.preferences)
  const texts = reminderTexts.withheldEmails
  if (isGuest) return texts.guest
  if (preferences?.emailRemindersEnabled === false) return texts.email_off
  const emails = notices?.filter(({ channels }) => channels.includes('email')) ?? []
  return emails.some(({ address }) => address === null) ? texts.no_address : undefined
}
