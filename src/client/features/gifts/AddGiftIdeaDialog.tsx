import { Plus } from 'lucide-react'
import type { Gift } from '#domain/gifts/schema.ts'
import { parseAmount } from '#domain/shared/money.ts'
import { generalTexts } from '#domain/texts/general.ts'
import { giftTexts } from '#domain/texts/gifts.ts'
import type { DialogProps } from '../../lib/dialogs.tsx'
import { useCloseGuard, useDialog } from '../../lib/dialogs.tsx'
import { useFormKey } from '../../lib/form-key.ts'
import { useForm } from '../../lib/form.ts'
import type { FormErrors } from '../../lib/form.ts'
import { toastError, toastSuccess } from '../../lib/toast.ts'
import { AppModal } from '../../ui/AppModal.tsx'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { TextArea, TextInput } from '../../ui/TextInput.tsx'
import styles from './AddGiftIdeaDialog.module.css'
import { useAddGift } from './mutations.ts'

type Values = { title: string; description: string; price: string; productUrl: string }

const empty: Values = { title: '', description: '', price: '', productUrl: '' }

/** An idea of one's own, for the general list or for an event. */
export function AddGiftIdeaDialog({
  contactId,
  occasionId,
  close,
}: DialogProps<Gift> & { contactId: number; occasionId: number | null }) {
  const { requestClose } = useDialog()
  const add = useAddGift()
  const keyFor = useFormKey()
  const form = useForm({ initial: empty, check })
  useCloseGuard(form.isDirty)

  const save = form.submit((values) => {
    if (add.isPending) return
    const body = { contactId, occasionId, ...toBody(values) }
    add.mutate(
      { ...body, key: keyFor(body) },
      {
        onSuccess: (gift) => {
          toastSuccess(giftTexts.added)
          close(gift)
        },
        onError: (error) => {
          if (!form.showIssues(error)) toastError(error, giftTexts.failedToAdd)
        },
      },
    )
  })
  return (
    <AppModal
      title="Add Gift Idea"
      onSubmit={save}
      actions={
        <>
          <Button onClick={requestClose}>{generalTexts.cancel}</Button>
          <Button variant="primary" type="submit" icon={<Plus />} pending={add.isPending} pendingText="Adding...">
            Add Gift Idea
          </Button>
        </>
      }
    >
      <div className={styles['fields']}>
        <Field label="Gift Name" required error={form.errors.title}>
          <TextInput {...form.text('title')} maxLength={300} autoComplete="off" data-autofocus />
        </Field>
        <Field label="Description" error={form.errors.description}>
          <TextArea {...form.text('description')} maxLength={5000} placeholder="Size, color, why it fits" />
        </Field>
        <div className={styles['pair']}>
          <Field label="Price" error={form.errors.price}>
            <TextInput {...form.text('price')} inputMode="decimal" placeholder="0.00" autoComplete="off" />
          </Field>
          <Field label="Product link" error={form.errors.productUrl}>
            <TextInput {...form.text('productUrl')} type="url" placeholder="https://…" autoComplete="off" />
          </Field>
        </div>
      </div>
    </AppModal>
  )
}

function check({ title, price, productUrl }: Values): FormErrors<Values> {
  return {
    title: title.trim() === '' ? giftTexts.nameRequired : undefined,
    price: price.trim() !== '' && parseAmount(price) === undefined ? giftTexts.priceInvalid : undefined,
    productUrl: productUrl.trim() !== '' && !isWebLink(productUrl.trim()) ? giftTexts.linkInvalid : undefined,
  }
}

function isWebLink(text: string): boolean {
  if (!URL.canParse(text)) return false
  return ['http:', 'https:'].includes(new URL(text).protocol)
}

function toBody({ title, description, price, productUrl }: Values) {
  const given = (text: string) => (text.trim() === '' ? null : text.trim())
  return { title: title.trim(), description: given(description), price: given(price), productUrl: given(productUrl) }
}
