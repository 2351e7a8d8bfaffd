import { useQuery } from '@tanstack/react-query'
import { MessageCircleHeart } from 'lucide-react'
import { differences } from '#domain/ask-links/difference.ts'
import { shortFirstNameOf } from '#domain/contacts/first-name.ts'
import type { Contact } from '#domain/contacts/schema.ts'
import { askLinkTexts } from '#domain/texts/ask-links.ts'
import { generalTexts } from '#domain/texts/general.ts'
import { Button } from '#client/ui/Button.tsx'
import { dayOfInstant } from '../days.ts'
import { openReviewAnswer } from '../dialogs.ts'
import { askQueries } from '../queries.ts'
import styles from './AnswerStrip.module.css'

const { strip: texts } = askLinkTexts

/** In a contact's dialog: that they answered, until it's decided on. Nothing without an answer. */
export function AnswerStrip({ contact }: { contact: Contact }) {
  const { data, isError, isFetching, refetch } = useQuery(askQueries.answers(contact.id))
  if (data === undefined && isError)
    return (
      <section className={styles['strip']} aria-label={askLinkTexts.badge}>
        <MessageCircleHeart aria-hidden />
        <p>{texts.failedToLoad}</p>
        <Button size="sm" pending={isFetching} onClick={() => void refetch()}>
          {generalTexts.tryAgain}
        </Button>
      </section>
    )
  const answer = data?.[0]
  if (answer === undefined) return null
  const title = texts.title(shortFirstNameOf(contact.fullName))
  const count = differences(contact, answer).length
  return (
    <section className={styles['strip']} aria-label={title}>
      <MessageCircleHeart aria-hidden />
      <p>
        <strong>{title}</strong>
        <span>
          {count === 0 ? texts.same : texts.left(count)} {texts.received(dayOfInstant(answer.receivedAt))}
        </span>
      </p>
      <Button size="sm" variant="primary" aria-haspopup="dialog" onClick={() => void openReviewAnswer(contact.id)}>
        {texts.review}
      </Button>
    </section>
  )
}
