import { useQuery } from '@tanstack/react-query'
import { occasionQueries } from '#client/features/occasions/queries.ts'
import type { Gift } from '#domain/gifts/schema.ts'
import { dateParts } from '#domain/shared/calendar-date.ts'
import { formatLongDate } from '#domain/shared/date-format.ts'
import { amountError } from '#domain/shared/amount-error.ts'
import { generalTexts } from '#domain/texts/general.ts'
import { giftTexts } from '#domain/texts/gifts.ts'
import type { DialogProps } from '#client/lib/dialogs.tsx'
import { toastError } from '#client/lib/toast.ts'
import { useVersionedForm } from '#client/lib/versioned-form.ts'
import { versionsOf } from '#client/lib/versions.ts'
import { FormDialog } from '#client/ui/FormDialog.tsx'
import { Field } from '#client/ui/Field.tsx'
import { NativeSelect, TextInput } from '#client/ui/TextInput.tsx'
import { ThumbTile } from '#client/ui/ThumbTile.tsx'
import { VersionNotice } from '#client/ui/VersionNotice.tsx'
import { dateInYear, givenYears } from './given-years.ts'
import { giftGlyph } from '../glyph.tsx'
import styles from '../drag/MoveGiftDialog.module.css'
import { useCorrectGiven } from '../mutations.ts'
import { priceText } from '../parts/price-text.ts'

const texts = giftTexts.correction

type Values = { year: string; pricePaid: string }

const versions = versionsOf<Values, Gift>(
  { year: texts.year, pricePaid: texts.pricePaid },
  (values, name) => values[name],
)

/** Corrects the year and the price paid of a bought gift. */
export function CorrectGivenDialog({ gift, close }: DialogProps & { gift: Gift }) {
  const correct = useCorrectGiven()
  const edit = useVersionedForm({
    row: gift,
    toValues: valuesOf,
    versions,
    check,
    save: async ({ year, pricePaid }, { id, version, occurrenceDate }) => {
      const isOtherYear = occurrenceDate !== null && year !== String(dateParts(occurrenceDate).year)
      await correct.mutateAsync({
        id,
        version,
        pricePaid: pricePaid.trim() === '' ? null : pricePaid.trim(),
        ...(isOtherYear && { occurrenceDate: dateInYear(occurrenceDate, Number(year)) }),
      })
      close()
    },
    onFailed: (error) => toastError(error, giftTexts.failedToUpdatePurchase),
  })
  const { form, base } = edit
  const occasion = useQuery({
    ...occasionQueries.one(base.occasionId ?? 0),
    enabled: base.occasionId !== null,
  }).data
  const given = base.occurrenceDate

  return (
    <FormDialog
      size="sm"
      title={texts.title}
      onSubmit={edit.submit}
      isGone={edit.isGone}
      notice={<VersionNotice edit={edit} onKeepMine={() => edit.submit()} gone={giftTexts.deletedWhileEditing} />}
      save={{ label: texts.save, pending: edit.isSaving, pendingText: generalTexts.saving }}
    >
      <div className={styles['fields']}>
        <div className={styles['gift']}>
          <ThumbTile id={base.productKey ?? base.id} picture={base.picture} glyph={giftGlyph(base)} />
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
                {givenYears(given, occasion).map((year) => (
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
    </FormDialog>
  )
}

function valuesOf({ occurrenceDate, pricePaid }: Gift): Values {
  const year = occurrenceDate === null ? '' : String(dateParts(occurrenceDate).year)
  return { year, pricePaid: pricePaid ?? '' }
}

function check({ pricePaid }: Values) {
  return { pricePaid: pricePaid.trim() === '' ? undefined : amountError(pricePaid, giftTexts.price) }
}
