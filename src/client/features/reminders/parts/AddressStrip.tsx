import { useQuery } from '@tanstack/react-query'
import { MailWarning } from 'lucide-react'
import { Suspense } from 'react'
import type { ReminderAddress } from '#domain/reminders/schema.ts'
import { addressTexts } from '#domain/texts/reminder-address.ts'
import { profileQueries } from '#client/features/profile/queries.ts'
import { openProfileSettings } from '#client/features/profile/dialogs.ts'
import { lazyPart } from '#client/lib/lazy.ts'
import { useSession } from '#client/lib/session.ts'
import { Button } from '#client/ui/Button.tsx'
import { reminderQueries } from '../queries.ts'
import styles from './AddressStrip.module.css'

// It comes with the whole landing page, which nearly nobody needs here.
const ResendLink = lazyPart(() => import('#client/features/accounts/parts/ResendLink.tsx'), 'ResendLink')

/** On the dashboard: what keeps reminder e-mails from where they should go, and what to do about it. */
export function AddressStrip() {
  // Nobody for a moment while one signs out.
  const login = useSession().data?.email ?? null
  const wantsEmails = useQuery(profileQueries.preferences).data?.emailRemindersEnabled === true
  const { data: address } = useQuery({ ...reminderQueries.address, enabled: wantsEmails })
  const problem = address && wantsEmails ? problemOf(address, login) : undefined
  if (problem === undefined) return null
  return (
    <section className={styles['strip']} aria-label={addressTexts.title}>
      <MailWarning aria-hidden />
      <p>{problem.text}</p>
      <div className={styles['tools']}>
        {problem.canConfirm && (
          <Suspense fallback={null}>
            <ResendLink label={addressTexts.sendAgain} />
          </Suspense>
        )}
        <Button size="sm" aria-haspopup="dialog" onClick={() => void openProfileSettings()}>
          {addressTexts.change}
        </Button>
      </div>
    </section>
  )
}

function problemOf(
  { address, confirmed, waiting, rejects }: ReminderAddress,
  login: string | null,
): { text: string; canConfirm: boolean } | undefined {
  if (rejects && address !== null) return { text: addressTexts.rejects(address), canConfirm: false }
  if (waiting !== null)
    return {
      text: address === null ? addressTexts.confirmFirst(waiting) : addressTexts.until(address, waiting),
      canConfirm: true,
    }
  const unconfirmed = address ?? login
  return confirmed || unconfirmed === null
    ? undefined
    : { text: addressTexts.confirmFirst(unconfirmed), canConfirm: true }
}
