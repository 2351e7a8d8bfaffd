import type { Gift } from '#domain/gifts/schema.ts'
import { generalTexts } from '#domain/texts/general.ts'
import { giftTexts } from '#domain/texts/gifts.ts'
import type { DialogProps } from '#client/lib/dialogs.tsx'
import { FormDialog } from '#client/ui/FormDialog.tsx'
import { Field } from '#client/ui/Field.tsx'
import { TextArea, TextInput } from '#client/ui/TextInput.tsx'
import { VersionNotice } from '#client/ui/VersionNotice.tsx'
import styles from '../GiftDetailsDialog.module.css'
import { GiftPictureField } from './GiftPictureField.tsx'
import { useGiftEdit } from './use-gift-edit.ts'

/** Title, description, price, link and own picture of a saved gift. */
export function GiftEditDialog({ gift, close }: DialogProps & { gift: Gift }) {
  const edit = useGiftEdit(gift, () => close())
  const { form } = edit
  return (
    <FormDialog
      title={giftTexts.edit}
      onSubmit={edit.submit}
      isGone={edit.isGone}
      notice={
        <VersionNotice
          edit={edit}
          onKeepMine={() => edit.submit()}
          gone={giftTexts.deletedWhileEditing}
          again={edit.again}
        />
      }
      save={{ label: generalTexts.saveChanges, pending: edit.isSaving, pendingText: generalTexts.saving }}
    >
      <div className={styles['sections']}>
        <Field label={giftTexts.fields.title} required error={form.errors.title}>
          <TextInput {...form.text('title')} maxLength={300} autoComplete="off" data-autofocus />
        </Field>
        <Field label={giftTexts.fields.description} error={form.errors.description}>
          <TextArea
            {...form.text('description')}
            rows={5}
            maxLength={5000}
            placeholder={giftTexts.fields.descriptionExample}
          />
        </Field>
        <div className={styles['pair']}>
          <Field label={giftTexts.fields.price} error={form.errors.price}>
            <TextInput
              {...form.text('price')}
              inputMode="decimal"
              placeholder={giftTexts.fields.priceExample}
              autoComplete="off"
            />
          </Field>
          <Field label={giftTexts.fields.productLink} error={form.errors.productUrl}>
            <TextInput
              {...form.text('productUrl')}
              type="url"
              placeholder={giftTexts.fields.productLinkExample}
              autoComplete="off"
            />
          </Field>
        </div>
        <GiftPictureField draft={edit.draft} gift={gift} />
      </div>
    </FormDialog>
  )
}
