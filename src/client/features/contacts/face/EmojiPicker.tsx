import { useState } from 'react'
import { lastEmoji } from '#domain/contacts/emoji.ts'
import { contactTexts } from '#domain/texts/contacts.ts'
import { Button } from '#client/ui/Button.tsx'
import { Field } from '#client/ui/Field.tsx'
import { TextInput } from '#client/ui/TextInput.tsx'
import styles from './EmojiPicker.module.css'

/** People, animals and what they love; the field below takes any other. */
const suggested = '👩 👨 👧 👦 👶 👵 👴 🧑‍🍳 🐶 🐱 🐻 🦊 🦄 🐝 🦋 ⚽ 🎸 🎨 📚 🎮 🚴 🌱 ✈️ ❤️ ⭐ 🌈 🌻 🎈 👑 🍕'.split(' ')

const texts = contactTexts.face

/** A choice of emoji, and a field for any other. */
export function EmojiPicker({
  value,
  onChoose,
}: {
  /** '' without one. */
  value: string
  onChoose: (emoji: string) => void
}) {
  const [typed, setTyped] = useState('')
  const write = (text: string) => {
    const emoji = lastEmoji(text)
    if (emoji === undefined) setTyped(text)
    else onChoose(emoji)
  }
  return (
    <div className={styles['picker']}>
      <div className={styles['grid']}>
        {suggested.map((emoji) => (
          <button key={emoji} type="button" aria-pressed={emoji === value} onClick={() => onChoose(emoji)}>
            {emoji}
          </button>
        ))}
      </div>
      <Field
        label={texts.type}
        hint={texts.typeHint}
        error={typed.trim() === '' ? undefined : contactTexts.emojiInvalid}
      >
        <TextInput value={typed} onChange={({ target }) => write(target.value)} autoComplete="off" maxLength={60} />
      </Field>
      {value !== '' && (
        <Button size="sm" variant="ghost" onClick={() => onChoose('')}>
          {texts.remove}
        </Button>
      )}
    </div>
  )
}
