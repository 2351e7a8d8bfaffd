import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ListedContact } from '#domain/contacts/schema.ts'
import { generalTexts } from '#domain/texts/general.ts'
import { Button } from '../../ui/Button.tsx'
import { ContactCard } from './ContactCard.tsx'
import styles from './ContactsPage.module.css'

/** Cards drawn at once: ten rows and more of any screen. */
const step = 60

/** Draws as many cards as were scrolled to; the rest follow by themselves, or by the button. */
export function ContactGrid({ contacts }: { contacts: readonly ListedContact[] }) {
  const [shown, setShown] = useState(step)
  const more = () => setShown((now) => now + step)
  const rest = contacts.length - shown
  return (
    <>
      <ul className={styles['grid']} aria-label="Contacts">
        {contacts.slice(0, shown).map((contact) => (
          <li key={contact.id}>
            <ContactCard contact={contact} />
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <div className={styles['more']}>
          <p>
            Showing {shown} of {contacts.length.toLocaleString('en-US')}
          </p>
          <Button onClick={more}>{generalTexts.loadMore}</Button>
          <Watch key={shown} onSeen={more} />
        </div>
      )}
    </>
  )
}

/** Tells once when the reader comes near. */
function Watch({ onSeen }: { onSeen: () => void }) {
  const place = useRef<HTMLSpanElement>(null)
  const seen = useEffectEvent(onSeen)
  useEffect(() => {
    if (place.current === null) return undefined
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting === true) seen()
      },
      { rootMargin: '800px' },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  return <span ref={place} />
}
