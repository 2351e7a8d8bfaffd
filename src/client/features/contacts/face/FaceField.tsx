import { Smile } from 'lucide-react'
import { contactTexts } from '#domain/texts/contacts.ts'
import { Button } from '#client/ui/Button.tsx'
import { FieldGroup } from '#client/ui/Field.tsx'
import { Popover } from '#client/ui/Popover.tsx'
import type { ContactForm } from '../contact-form.ts'
import { PersonAvatar } from '../parts/PersonAvatar.tsx'
import { EmojiPicker } from './EmojiPicker.tsx'
import styles from './FaceField.module.css'

const texts = contactTexts.face

/** What is shown in place of the initials, as lists will show it. */
export function FaceField({ form }: { form: ContactForm }) {
  const { emoji, fullName, relationship } = form.values
  return (
    <FieldGroup label={texts.label} error={form.errors.emoji}>
      <div className={styles['face']}>
        <PersonAvatar person={{ fullName, relationship, emoji: emoji === '' ? null : emoji }} size="lg" />
        <Popover
          label={texts.choose}
          align="start"
          trigger={
            <Button size="sm" icon={<Smile />}>
              {emoji === '' ? texts.choose : texts.change}
            </Button>
          }
        >
          {(close) => (
            <EmojiPicker
              value={emoji}
              onChoose={(chosen) => {
                form.change({ emoji: chosen })
                close()
              }}
            />
          )}
        </Popover>
      </div>
    </FieldGroup>
  )
}
