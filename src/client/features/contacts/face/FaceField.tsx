import { Smile } from 'lucide-react'
import { contactTexts } from '#domain/texts/contacts.ts'
import { PictureControls } from '#client/features/pictures/parts/PictureControls.tsx'
import type { PictureDraft } from '#client/features/pictures/parts/use-picture-draft.ts'
import { Button } from '#client/ui/Button.tsx'
import { FieldGroup } from '#client/ui/FieldGroup.tsx'
import { Popover } from '#client/ui/Popover.tsx'
import type { ContactForm } from '../contact-form.ts'
import { PersonAvatar } from '../parts/PersonAvatar.tsx'
import { EmojiPicker } from './EmojiPicker.tsx'

const texts = contactTexts.face

/** What is shown in place of the initials, as lists will show it. */
export function FaceField({
  form,
  draft,
  picture = null,
}: {
  form: ContactForm
  draft: PictureDraft
  /** The address of the saved photo. */
  picture?: string | null
}) {
  const { emoji, fullName, relationship } = form.values
  const kept = draft.isRemoved || draft.isChosen ? null : picture
  const person = { fullName, relationship, emoji: emoji === '' ? null : emoji, picture: kept }
  return (
    <FieldGroup label={texts.label} error={form.errors.emoji}>
      <PictureControls draft={draft} picture={<PersonAvatar person={person} photo={draft.preview} size="lg" />}>
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
      </PictureControls>
    </FieldGroup>
  )
}
