import { LogOut, Menu, UserRound } from 'lucide-react'
import { matchRoute, useLocation, useRouter } from 'wouter'
import { guestTexts } from '#domain/texts/guests.ts'
import { shellTexts } from '#domain/texts/shell.ts'
import { openCreateAccount } from '#client/features/accounts/dialogs.ts'
import type { AppActions } from '#client/features/search/dialogs.ts'
import { openProfileSettings } from '#client/features/profile/dialogs.ts'
import { useHeadingOverride } from '#client/lib/heading.ts'
import type { CurrentUser } from '#domain/accounts/schema.ts'
import { Button } from '#client/ui/Button.tsx'
import { IconButton } from '#client/ui/IconButton.tsx'
import { NotificationBell } from '#client/features/reminders/bell/NotificationBell.tsx'
import type { Screen } from '../routes.ts'
import { useArrival } from '../use-arrival.ts'
import styles from './Header.module.css'
import { leave, leaveLabel } from './leave.ts'
import { PaletteButton } from './PaletteButton.tsx'

/** A word that does not fit beside a phone's tools in the size of a title ('Recommendations'). */
const longWord = /\S{13}/

/** Title and subtitle of the screen; search, bell, profile, sign-out. */
export function Header({
  user,
  app,
  screens,
  onOpenMenu,
}: {
  user: CurrentUser
  app: AppActions
  screens: readonly Screen[]
  /** On narrow screens: shows the navigation. */
  onOpenMenu: (() => void) | undefined
}) {
  const { title, subtitle } = useHeading(screens)
  const isNarrow = onOpenMenu !== undefined
  useArrival(title)
  return (
    <header className={styles['header']}>
      {isNarrow && (
        <IconButton
          look="framed"
          label={shellTexts.openMenu}
          icon={<Menu />}
          aria-haspopup="dialog"
          onClick={onOpenMenu}
        />
      )}
      <div className={styles['words']}>
        <h1 tabIndex={-1} className={longWord.test(title) ? styles['long'] : undefined}>
          {title}
        </h1>
        {subtitle !== undefined && <p title={subtitle}>{subtitle}</p>}
      </div>
      <div className={styles['tools']}>
        {user.isGuest && !isNarrow && (
          <Button variant="tint" onClick={() => void openCreateAccount()}>
            {guestTexts.createAccount}
          </Button>
        )}
        <PaletteButton app={app} />
        <NotificationBell userId={user.id} />
        <IconButton
          look="framed"
          label={shellTexts.profileSettings}
          icon={<UserRound />}
          aria-haspopup="dialog"
          onClick={() => void openProfileSettings()}
        />
        {isNarrow ? (
          <IconButton look="framed" label={leaveLabel(user)} icon={<LogOut />} onClick={() => void leave(user)} />
        ) : (
          <Button variant="ghost" icon={<LogOut />} onClick={() => void leave(user)}>
            {leaveLabel(user)}
          </Button>
        )}
      </div>
    </header>
  )
}

function useHeading(screens: readonly Screen[]): { title: string; subtitle?: string | undefined } {
  const [path] = useLocation()
  const { parser } = useRouter()
  const override = useHeadingOverride()
  if (override !== undefined) return override
  return screens.find((screen) => matchRoute(parser, screen.path, path)[0]) ?? { title: shellTexts.pageNotFound.title }
}
