import { MessageCircleQuestionMark, Pencil } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import type { Contact } from '#domain/contacts/schema.ts'
import { askLinkTexts } from '#domain/texts/ask-links.ts'
import { contactTexts } from '#domain/texts/contacts.ts'
import { generalTexts } from '#domain/texts/general.ts'
import { openAskLink } from '#client/features/ask-links/dialogs.ts'
import { Button } from '#client/ui/Button.tsx'
import { Card } from '#client/ui/Card.tsx'
import { ContactFacts } from './ContactFacts.tsx'
import { MoreActions } from './MoreActions.tsx'

/** 'Contact Information': to read, and to edit in place. */
export function ContactInformation({
  contact,
  isEditing,
  onEdit,
  children,
}: {
  contact: Contact
  isEditing: boolean
  onEdit: () => void
  /** The form. */
  children: ReactNode
}) {
  const edit = useRef<HTMLButtonElement>(null)
  const wasEditing = useRef(isEditing)
  useEffect(() => {
    // The focus was in the form.
    if (wasEditing.current && !isEditing) edit.current?.focus()
    wasEditing.current = isEditing
  }, [isEditing])
  return (
    <Card
      title={contactTexts.information}
      padded
      actions={
        !isEditing && (
          <>
            <Button
              size="sm"
              icon={<MessageCircleQuestionMark />}
              aria-haspopup="dialog"
              onClick={() => void openAskLink(contact)}
            >
              {askLinkTexts.ask}
            </Button>
            <Button ref={edit} size="sm" icon={<Pencil />} onClick={onEdit}>
              {generalTexts.edit}
            </Button>
            <MoreActions contact={contact} />
          </>
        )
      }
    >
      {isEditing ? children : <ContactFacts contact={contact} />}
    </Card>
  )
}
