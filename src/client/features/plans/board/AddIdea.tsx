import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import type { SubmitEvent } from 'react'
import { flushSync } from 'react-dom'
import { useAddGift } from '#client/features/gifts/mutations.ts'
import { readIdea } from '#domain/gifts/idea-text.ts'
import { planScreenTexts as texts } from '#domain/texts/plan-screens.ts'
import { useFormKey } from '#client/lib/form-key.ts'
import { toastError, toastSuccess } from '#client/lib/toast.ts'
import { Button } from '#client/ui/Button.tsx'
import type { PlanRow } from '../rows.ts'
import styles from './AddIdea.module.css'

/** Adds an idea for somebody in place: 'Kite $24', Enter, and the next one. */
export function AddIdea({ row: { person } }: { row: PlanRow }) {
  const [text, setText] = useState<string>()
  const opener = useRef<HTMLButtonElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const add = useAddGift()
  const keyFor = useFormKey()
  const round = useRef(0)
  const { contactId, contactName, occasionId } = person

  const open = () => {
    flushSync(() => setText(''))
    field.current?.focus()
  }
  const close = () => {
    flushSync(() => setText(undefined))
    opener.current?.focus()
  }
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { title, price } = readIdea(text ?? '', [])
    if (add.isPending || title.trim() === '') return
    const body = { contactId, occasionId, isSaved: false, title: title.trim(), price: price?.amount ?? null }
    add.mutate(
      // The same idea typed twice is meant twice.
      { ...body, key: keyFor({ ...body, round: round.current }) },
      {
        onSuccess: (gift) => {
          round.current += 1
          setText('')
          toastSuccess(texts.addedIdea(gift.title, contactName))
        },
        onError: (error) => toastError(error, texts.failedToAddIdea),
      },
    )
  }
  if (text === undefined)
    return (
      <button
        ref={opener}
        type="button"
        className={styles['add']}
        aria-label={texts.addIdeaFor(contactName)}
        onClick={open}
      >
        <Plus aria-hidden />
        {texts.addIdea}
      </button>
    )
  return (
    <form className={styles['form']} onSubmit={save}>
      <input
        ref={field}
        type="text"
        autoComplete="off"
        maxLength={300}
        aria-label={texts.ideaFor(contactName)}
        placeholder={texts.ideaExample}
        className={styles['input']}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          event.preventDefault()
          close()
        }}
        onBlur={(event) => {
          if (text === '' && !event.relatedTarget?.closest('form')) setText(undefined)
        }}
      />
      <Button size="sm" variant="tint" type="submit" pending={add.isPending}>
        {texts.saveIdea}
      </Button>
    </form>
  )
}
