import { useQuery } from '@tanstack/react-query'
import { CalendarPlus, CalendarX } from 'lucide-react'
import { occasionQueries } from '#client/features/occasions/queries.ts'
import type { Gift } from '#domain/gifts/schema.ts'
import type { Occasion } from '#domain/occasions/schema.ts'
import { formatMediumDate } from '#domain/shared/date-format.ts'
import { giftTexts } from '#domain/texts/gifts.ts'
import { confirm } from '#client/lib/dialogs.tsx'
import { Button } from '#client/ui/Button.tsx'
import { Field } from '#client/ui/Field.tsx'
import { NativeSelect } from '#client/ui/TextInput.tsx'
import styles from '../GiftDetailsDialog.module.css'
import { givenYear } from '../parts/gift-facts.ts'
import { withPurchase } from '../drag/move-question.ts'
import { useChangeGift } from '../mutations.ts'
import { useToday } from '#client/features/profile/parts/use-today.ts'

/** The event a gift is for, and a way to move it to another event of the same contact, or to none. */
export function EventAssignment({ gift }: { gift: Gift }) {
  const events = useQuery(occasionQueries.ofContact(gift.contactId)).data ?? []
  const change = useChangeGift()
  const current = events.find(({ id }) => id === gift.occasionId)
  const others = events.filter(({ id }) => id !== gift.occasionId)
  const given = givenYear(gift, useToday())
  const unassign = async () => {
    const { title, description, confirm: action } = giftTexts.confirmUnassign
    if (await confirm({ title, text: withPurchase(description, gift), action }))
      change.mutate({ gift, occasionId: null, isSaved: false })
  }
  return (
    <section aria-label={giftTexts.assignment.title} className={styles['card']}>
      <h3>{giftTexts.assignment.title}</h3>
      <div className={styles['event']}>
        <div className={styles['line']}>
          <span>
            {gift.occasionId === null ? (
              <span className={styles['quiet']}>{giftTexts.notAssigned}</span>
            ) : (
              current !== undefined && (
                <>
                  <strong>{current.name}</strong> <span className={styles['quiet']}>{dateOf(current)}</span>
                  {!gift.isSaved && given === undefined && (
                    <span className={styles['quiet']}> · {giftTexts.assignment.notAssignedYet}</span>
                  )}
                </>
              )
            )}
          </span>
          {gift.occasionId !== null && (
            <span className={styles['line']}>
              {!gift.isSaved && given === undefined && (
                <Button
                  size="sm"
                  variant="tint"
                  icon={<CalendarPlus />}
                  pending={change.isPending}
                  onClick={() => change.mutate({ gift, isSaved: true })}
                >
                  {giftTexts.assignment.assign}
                </Button>
              )}
              <Button size="sm" icon={<CalendarX />} pending={change.isPending} onClick={() => void unassign()}>
                {giftTexts.assignment.unassign}
              </Button>
            </span>
          )}
        </div>
        <Field
          label={gift.occasionId === null ? giftTexts.assignment.assignTo : giftTexts.assignment.reassignTo}
          hint={others.length === 0 ? giftTexts.moveToEvent.none : undefined}
        >
          <NativeSelect
            value=""
            disabled={others.length === 0 || change.isPending}
            onChange={(event) => change.mutate({ gift, occasionId: Number(event.target.value), isSaved: true })}
          >
            <option value="" disabled>
              {giftTexts.selectEvent}
            </option>
            {others.map((occasion) => (
              <option key={occasion.id} value={occasion.id}>
                {occasion.name} - {dateOf(occasion)}
              </option>
            ))}
          </NativeSelect>
        </Field>
      </div>
    </section>
  )
}

function dateOf({ nextDate, date }: Occasion): string {
  return formatMediumDate(nextDate ?? date)
}
