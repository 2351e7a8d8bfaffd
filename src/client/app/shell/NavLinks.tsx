import { useQuery } from '@tanstack/react-query'
import { Lightbulb, UserPlus } from 'lucide-react'
import { Link, useLocation } from 'wouter'
import { shellTexts } from '#domain/texts/shell.ts'
import { openAddContact } from '#client/features/contacts/dialogs.ts'
import { ariaCaptureKeys, captureKeys } from '#client/features/search/keys.ts'
import { openQuickCapture, prepareQuickCapture } from '#client/features/quick-capture/dialogs.ts'
import { cx } from '#client/lib/class-names.ts'
import { paths } from '#client/lib/paths.ts'
import type { CurrentUser } from '#domain/accounts/schema.ts'
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx'
import { isPlaceOf, placesFor } from './navigation.ts'
import styles from './NavLinks.module.css'
import { unreadFeedbackQuery } from '#client/features/feedback/parts/unread-feedback.ts'

/** The places of the app and the quick action; icons alone when collapsed. */
export function NavLinks({
  user,
  collapsed = false,
  onLeave,
}: {
  user: CurrentUser
  collapsed?: boolean
  /** An entry was chosen: the drawer closes. */
  onLeave?: () => void
}) {
  const [path] = useLocation()
  const unread = useQuery({ ...unreadFeedbackQuery, enabled: user.isAdmin }).data?.count ?? 0
  return (
    <div className={cx(styles['places'], collapsed && styles['collapsed'])}>
      <nav aria-label={shellTexts.navigation}>
        <ul>
          {placesFor(user).map(({ path: place, label, Icon }) => (
            <li key={place}>
              <Link
                href={place}
                className={styles['place']}
                aria-current={isPlaceOf(place, path) ? 'page' : undefined}
                title={collapsed ? label : undefined}
                onClick={() => {
                  // The same screen without its filter starts at the top, like every other screen.
                  if (isPlaceOf(place, path)) window.scrollTo(0, 0)
                  onLeave?.()
                }}
              >
                <Icon aria-hidden />
                {collapsed ? <VisuallyHidden>{label}</VisuallyHidden> : <span>{label}</span>}
                {place === paths.feedback && unread > 0 && <Unread count={unread} collapsed={collapsed} />}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <h2 className={styles['heading']}>
        {collapsed ? <VisuallyHidden>{shellTexts.quickActions}</VisuallyHidden> : shellTexts.quickActions}
      </h2>
      <button
        type="button"
        className={styles['quick']}
        title={collapsed ? shellTexts.addContact : undefined}
        onClick={() => {
          onLeave?.()
          void openAddContact()
        }}
      >
        <UserPlus aria-hidden />
        {collapsed ? <VisuallyHidden>{shellTexts.addContact}</VisuallyHidden> : shellTexts.addContact}
      </button>
      <button
        type="button"
        className={cx(styles['quick'], styles['second'])}
        title={`${shellTexts.quickIdea} (${captureKeys.join(' ')})`}
        aria-keyshortcuts={ariaCaptureKeys}
        aria-haspopup="dialog"
        onPointerEnter={prepareQuickCapture}
        onClick={() => {
          onLeave?.()
          void openQuickCapture()
        }}
      >
        <Lightbulb aria-hidden />
        {collapsed ? <VisuallyHidden>{shellTexts.quickIdea}</VisuallyHidden> : shellTexts.quickIdea}
      </button>
    </div>
  )
}

/** '9+' above 9 on the icon; the expanded sidebar also shows the full count. */
function Unread({ count, collapsed }: { count: number; collapsed: boolean }) {
  return (
    <>
      <span aria-hidden className={styles['dot']}>
        {count > 9 ? '9+' : count}
      </span>
      {!collapsed && (
        <span aria-hidden className={styles['count']}>
          {count}
        </span>
      )}
      <VisuallyHidden>{shellTexts.unread(count)}</VisuallyHidden>
    </>
  )
}
