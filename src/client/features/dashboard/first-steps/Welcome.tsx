import { UserPlus } from 'lucide-react'
import { noContactsTexts } from '#domain/texts/no-contacts.ts'
import { openAddContact } from '#client/features/contacts/dialogs.ts'
import { ImportLink } from '#client/features/imports/parts/ImportLink.tsx'
import { Button } from '#client/ui/Button.tsx'
import { Card } from '#client/ui/Card.tsx'
import styles from './Welcome.module.css'

/** What new users see: one picture, one sentence, one action. */
export function Welcome() {
  return (
    <Card className={styles['welcome']}>
      <WelcomePicture />
      <h2>{noContactsTexts.welcome}</h2>
      <p>{noContactsTexts.description}</p>
      <Button
        variant="primary"
        size="lg"
        icon={<UserPlus />}
        aria-haspopup="dialog"
        onClick={() => void openAddContact()}
      >
        {noContactsTexts.action}
      </Button>
      <ImportLink words="bringYourPeople" size="lg" />
    </Card>
  )
}

/** A leaf of the calendar tied with a ribbon, between two people's initials. */
function WelcomePicture() {
  return (
    <svg viewBox="0 0 240 150" aria-hidden className={styles['picture']} fill="none" strokeLinecap="round">
      <ellipse cx="120" cy="138" rx="92" ry="7" fill="var(--sunk)" />
      <rect x="18" y="66" width="62" height="66" rx="14" fill="var(--tile-2-from)" stroke="var(--tile-2-to)" />
      <circle cx="49" cy="91" r="11" fill="var(--tile-2-to)" />
      <path d="M31 122c3-12 10-17 18-17s15 5 18 17" stroke="var(--tile-2-to)" strokeWidth="7" />
      <rect x="160" y="66" width="62" height="66" rx="14" fill="var(--tile-6-from)" stroke="var(--tile-6-to)" />
      <circle cx="191" cy="91" r="11" fill="var(--tile-6-to)" />
      <path d="M173 122c3-12 10-17 18-17s15 5 18 17" stroke="var(--tile-6-to)" strokeWidth="7" />
      <rect x="72" y="26" width="96" height="108" rx="16" fill="var(--card)" stroke="var(--line-strong)" />
      <path d="M72 42a16 16 0 0 1 16-16h64a16 16 0 0 1 16 16v12H72Z" fill="var(--plum)" />
      <path d="M96 20v14M144 20v14" stroke="var(--line-strong)" strokeWidth="5" />
      <path d="M72 94h96M120 54v80" stroke="var(--apricot)" strokeWidth="7" strokeLinecap="butt" />
      <g fill="var(--apricot-soft)" stroke="var(--apricot)" strokeWidth="5" strokeLinejoin="round">
        <path d="M120 94c-8-22-34-24-33-8 0 13 19 13 33 8Z" />
        <path d="M120 94c8-22 34-24 33-8 0 13-19 13-33 8Z" />
        <path d="m120 94-13 22M120 94l13 22" fill="none" />
      </g>
    </svg>
  )
}
