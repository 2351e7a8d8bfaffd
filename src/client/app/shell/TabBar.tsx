import { CalendarPlus, Lightbulb, Plus, UserPlus } from 'lucide-react'
import { Link, useLocation } from 'wouter'
import { shellTexts } from '#domain/texts/shell.ts'
import { addEvent } from '#client/features/calendar/dialogs.ts'
import { openAddContact } from '#client/features/contacts/dialogs.ts'
import { openQuickCapture, prepareQuickCapture } from '#client/features/quick-capture/dialogs.ts'
import { Menu } from '#client/ui/Menu.tsx'
import { isPlaceOf, placesOfTabBar } from './navigation.ts'
import type { Place } from './navigation.ts'
import styles from './TabBar.module.css'

/** Navigation of phones, within the thumb's reach: the places people go to every day, and what they add. */
export function TabBar() {
  const [first, second, third, fourth] = placesOfTabBar
  return (
    <div className={styles['room']}>
      <nav aria-label={shellTexts.tabBar} className={styles['bar']}>
        <Tab place={first} />
        <Tab place={second} />
        <Menu
          align="center"
          trigger={
            <button
              type="button"
              className={styles['add']}
              aria-label={shellTexts.add}
              title={shellTexts.add}
              onPointerDown={prepareQuickCapture}
            >
              <Plus aria-hidden />
            </button>
          }
          items={[
            { label: shellTexts.quickIdea, icon: <Lightbulb />, onSelect: () => void openQuickCapture() },
            { label: shellTexts.adds.contact, icon: <UserPlus />, onSelect: () => void openAddContact() },
            { label: shellTexts.adds.event, icon: <CalendarPlus />, onSelect: () => void addEvent() },
          ]}
        />
        <Tab place={third} />
        <Tab place={fourth} />
      </nav>
    </div>
  )
}

function Tab({ place: { path: place, label, Icon } }: { place: Place }) {
  const [path] = useLocation()
  const isCurrent = isPlaceOf(place, path)
  return (
    <Link
      href={place}
      className={styles['tab']}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={() => isCurrent && window.scrollTo(0, 0)}
    >
      <Icon aria-hidden />
      {label}
    </Link>
  )
}
