import { LogOut, UserRoundCheck, X } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { guestTexts } from '#domain/texts/guests.ts'
import { openCreateAccount } from '#client/features/accounts/dialogs.ts'
import { addLayer } from '#client/lib/back.ts'
import { cx } from '#client/lib/class-names.ts'
import type { CurrentUser } from '#domain/accounts/schema.ts'
import { shellTexts } from '#domain/texts/shell.ts'
import { useModal } from '#client/lib/modal.ts'
import { Brand } from '#client/ui/Brand.tsx'
import styles from './Drawer.module.css'
import { leave, leaveLabel } from './leave.ts'
import { NavLinks } from './NavLinks.tsx'

/** The navigation of narrow screens: over the page, with a close button and a dark backdrop that closes it. */
export function Drawer({ user, onClose }: { user: CurrentUser; onClose: () => void }) {
  const panel = useModal({ requestClose: onClose })
  const close = useEffectEvent(onClose)
  useEffect(() => addLayer(() => close()), [])
  return (
    <dialog ref={panel} aria-label={shellTexts.menu} tabIndex={-1} className={styles['panel']}>
      <div className={styles['head']}>
        <Brand onNav />
        <button
          type="button"
          className={styles['close']}
          aria-label={shellTexts.closeMenu}
          title={shellTexts.closeMenu}
          onClick={onClose}
        >
          <X aria-hidden />
        </button>
      </div>
      <NavLinks user={user} onLeave={onClose} />
      {user.isGuest && (
        <button
          type="button"
          className={cx(styles['entry'], styles['first'])}
          onClick={() => {
            onClose()
            void openCreateAccount()
          }}
        >
          <UserRoundCheck aria-hidden />
          {guestTexts.createAccount}
        </button>
      )}
      <button
        type="button"
        className={cx(styles['entry'], !user.isGuest && styles['first'])}
        onClick={() => {
          onClose()
          void leave(user)
        }}
      >
        <LogOut aria-hidden />
        {leaveLabel(user)}
      </button>
    </dialog>
  )
}
