import { UserPlus } from 'lucide-react'
import { openAddContact } from '#client/features/contacts/dialogs.ts'
import { contactTexts } from '#domain/texts/contacts.ts'
import { Button } from '#client/ui/Button.tsx'
import { Card } from '#client/ui/Card.tsx'
import styles from './Welcome.module.css'
import { WelcomePicture } from './WelcomePicture.tsx'

/** What new users see: one picture, one sentence, one action. */
export function Welcome() {
  return (
    <Card className={styles['welcome']}>
      <WelcomePicture />
      <h2>{contactTexts.empty.welcome}</h2>
      <p>{contactTexts.empty.description}</p>
      <Button
        variant="primary"
        size="lg"
        icon={<UserPlus />}
        aria-haspopup="dialog"
        onClick={() => void openAddContact()}
      >
        {contactTexts.empty.action}
      </Button>
    </Card>
  )
}
