import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useState } from 'react'
import { GUEST_IDLE_DAYS } from '#domain/accounts/guests.ts'
import { guestTexts } from '#domain/texts/guests.ts'
import { shellTexts } from '#domain/texts/shell.ts'
import { openCreateAccount } from '#client/features/accounts/dialogs.ts'
import { guestBannerItem } from '#client/lib/storage.ts'
import { Button } from '#client/ui/Button.tsx'
import { IconButton } from '#client/ui/IconButton.tsx'
import { guestBelongingsQuery } from './guest-belongings.ts'
import styles from './GuestBanner.module.css'

export function GuestBanner() {
  const [shown, setShown] = useState(() => guestBannerItem.read() !== 'hidden')
  const belongings = useQuery({ ...guestBelongingsQuery, enabled: shown }).data
  if (!shown) return null
  const hide = () => {
    guestBannerItem.write('hidden')
    setShown(false)
  }
  return (
    <aside aria-label={shellTexts.guestMode} className={styles['place']}>
      <div className={styles['banner']}>
        <p>
          {guestTexts.banner(GUEST_IDLE_DAYS, belongings)} {guestTexts.noEmails}
        </p>
        <Button size="sm" variant="primary" onClick={() => void openCreateAccount()}>
          {guestTexts.createAccount}
        </Button>
        <IconButton size="sm" label={shellTexts.hideGuestBanner} icon={<X />} onClick={hide} />
      </div>
    </aside>
  )
}
