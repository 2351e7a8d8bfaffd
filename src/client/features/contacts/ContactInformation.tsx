import { Pencil } from 'lucide-react'
import { useRef, useState } from 'react'
import type { Contact } from '#domain/contacts/schema.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { ContactFacts } from './ContactFacts.tsx'
import { EditContactForm } from './EditContactForm.tsx'

/** 'Contact Information': to read, and to edit in place. */
export function ContactInformation({ contact, startsEditing }: { contact: Contact; startsEditing: boolean }) {
  const [isEditing, setEditing] = useState(startsEditing)
  const edit = useRef<HTMLButtonElement>(null)
  const stopEditing = () => {
    setEditing(false)
    // The focus was on a button of the form.
    requestAnimationFrame(() => edit.current?.focus())
  }
  return (
    <Card
      title="Contact Information"
      padded
      actions={
        !isEditing && (
          <Button ref={edit} size="sm" icon={<Pencil />} onClick={() => setEditing(true)}>
            Edit
          </Button>
        )
      }
    >
      {isEditing ? <EditContactForm contact={contact} onDone={stopEditing} /> : <ContactFacts contact={contact} />}
    </Card>
  )
}
