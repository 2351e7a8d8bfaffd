import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { giftPicture } from '#domain/pictures/picture.ts'
import { occasionQueries } from '#client/features/occasions/queries.ts'
import type { Gift } from '#domain/gifts/schema.ts'
import { dateParts } from '#domain/shared/calendar-date.ts'
import { formatLongDate } from '#domain/shared/date-format.ts'
import { amountError } from '#domain/shared/amount-error.ts'
import { generalTexts } from '#domain/texts/general.ts'
import { giftTexts } from '#domain/texts/gifts.ts'
import { newerRow } from '#client/lib/api-error.ts'
import type { DialogProps } from '#client/lib/dialogs.tsx'
import { useCloseGuard, useDialog } from '#client/lib/dialogs.tsx'
import { useForm } from '#client/lib/form.ts'
import { toastError } from '#client/lib/toast.ts'
import { AppModal } from '#client/ui/AppModal.tsx'
import { Button } from '#client/ui/Button.tsx'
import { Field } from '#client/ui/Field.tsx'
import { StaleNotice } from '#client/ui/StaleNotice.tsx'
import { NativeSelect, TextInput } from '#client/ui/TextInput.tsx'
import { ThumbTile } from '#client/ui/ThumbTile.tsx'
import { toldAsElsewhere } from '../at-once.ts'
import { dateInYear, givenYears } from './given-years.ts'
import { giftGlyph } from '../glyph.tsx'
import styles from '../drag/MoveGiftDialog.module.css'
import { useCorrectGiven } from '../mutations.ts'
import { priceText } from '../price-text.ts'

const texts = giftTexts.correction

type Values = { year: string; pricePaid: string }

/** Corrects the year and the price paid of a bought gift. */
export function CorrectGivenDialog({ gift, close }: DialogProps & { gift: Gift }) {
  const { requestClose } = useDialog()
  const correct = useCorrectGiven()
  const [base, setBase] = useState(gift)
  const [theirs, setTheirs] = useState<Gift>()
  const form = useForm({ initial: valuesOf(base), check })
  useCloseGuard(form.isDirty)
  const occasion = useQuery({
    ...occasionQueries.one(base.occasionId ?? 0),
    enabled: base.occasionId !== null,
  }).data
  const given = base.occurrenceDate

  const explain = async (error: Error) => {
    const newer = newerRow('PUT /gift-ideas/:id', error)
    if (newer !== undefined) {
      setTheirs(newer)
      setBase(newer)
    } else if (!form.showIssues(error) && !(await toldAsElsewhere(error, base.id)))
      toastError(error, giftTexts.failedToUpdatePurchase)
  }
  const save = form.submit(({ year, pricePaid }) => {
    if (correct.isPending) return
    const isOtherYear = given !== null && year !== String(dateParts(given).year)
    correct.mutate(
      {
        id: base.id,
        version: base.version,
        pricePaid: pricePaid.trim() === '' ? null : pricePaid.trim(),
        ...(isOtherYear && { occurrenceDate: dateInYear(given, Number(year)) }),
      },
      {
        onSuccess: () => close(),
        onError: (error) => void explain(error),
      },
    )
  })
  return (
    <AppModal
      size="sm"
      title={texts.title}
      onSubmit={save}
      actions={
        <>
          <Button onClick={requestClose}>{generalTexts.cancel}</Button>
          <Button variant="primary" type="submit" pending={correct.isPending} pendingText={generalTexts.saving}>
            {texts.save}
          </Button>
        </>
      }
    >
      <div className={styles['fields']}>
        {theirs !== undefined && (
          <StaleNotice
            key={theirs.version}
            differences={differences(form.values, valuesOf(theirs))}
            onKeepMine={() => save()}
            onTakeTheirs={() => {
              form.reset(valuesOf(theirs))
              setTheirs(undefined)
            }}
          />
        )}
        <div className={styles['gift']}>
          <ThumbTile id={base.productKey ?? base.id} picture={giftPicture(base)} glyph={giftGlyph(base)} />
          <div className={styles['words']}>
            <strong>{base.title}</strong>
            <span>{priceText(base)}</span>
          </div>
        </div>
        {given !== null &&
          (occasion?.isRecurring === false ? (
            <p>{texts.onlyOnce(formatLongDate(given))}</p>
          ) : (
            <Field label={texts.year} hint={texts.yearHint}>
              <NativeSelect {...form.text('year')} data-autofocus>
                {givenYears(given, occasion?.nextDate).map((year) => (
                  <option key={year} value={year}>
                    {year}
                  </option>
                ))}
              </NativeSelect>
            </Field>
          ))}
        <Field label={texts.pricePaid} hint={texts.priceHint} error={form.errors.pricePaid}>
          <TextInput
            {...form.text('pricePaid')}
            inputMode="decimal"
            placeholder={giftTexts.fields.priceExample}
            autoComplete="off"
          />
        </Field>
      </div>
    </AppModal>
  )
}

function valuesOf({ occurrenceDate, pricePaid }: Gift): Values {
  const year = occurrenceDate === null ? '' : String(dateParts(occurrenceDate).year)
  return { year, pricePaid: pricePaid ?? '' }
}

function check({ pricePaid }: Values) {
  return { pricePaid: pricePaid.trim() === '' ? undefined : amountError(pricePaid, giftTexts.price) }
}

function differences(mine: Values, theirs: Values) {
  return [
    { label: texts.year, mine: mine.year, theirs: theirs.year },
    { label: texts.pricePaid, mine: mine.pricePaid, theirs: theirs.pricePaid },
  ].filter((field) => field.mine !== field.theirs)
}
