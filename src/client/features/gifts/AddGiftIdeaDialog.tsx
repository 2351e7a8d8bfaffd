import { Plus } from 'lucide-react'
import { LinkCard } from '#client/features/link-preview/parts/LinkCard.tsx'
import { bringsLink, splitPasted } from '#client/features/link-preview/parts/pasted.ts'
import { useProductLink } from '#client/features/link-preview/parts/use-product-link.ts'
import { usePictureDraft } from '#client/features/pictures/parts/use-picture-draft.ts'
import { newGiftSchema } from '#domain/gifts/schema.ts'
import type { Gift } from '#domain/gifts/schema.ts'
import { generalTexts } from '#domain/texts/general.ts'
import { giftTexts } from '#domain/texts/gifts.ts'
import { productLinkTexts } from '#domain/texts/quick-capture.ts'
import { Declined } from '#client/lib/api-error.ts'
import type { DialogProps } from '#client/lib/dialogs.tsx'
import { useFormKey } from '#client/lib/form-key.ts'
import { useForm } from '#client/lib/form.ts'
import type { FormErrors } from '#client/lib/form.ts'
import { schemaErrors } from '#client/lib/schema-errors.ts'
import { toast, toastError, toastSuccess } from '#client/lib/toast.ts'
import { FormDialog } from '#client/ui/FormDialog.tsx'
import { Field } from '#client/ui/Field.tsx'
import { SegmentedControl } from '#client/ui/SegmentedControl.tsx'
import { TextArea, TextInput } from '#client/ui/TextInput.tsx'
import styles from './AddGiftIdeaDialog.module.css'
import { GiftPictureField } from './edit/GiftPictureField.tsx'
import { useAddGift } from './mutations.ts'

type Values = { title: string; description: string; price: string; productUrl: string; itemType: Gift['itemType'] }

const empty: Values = { title: '', description: '', price: '', productUrl: '', itemType: 'gift' }

/** Adds your own idea to the general list or an event. A pasted product link fills in empty fields. */
export function AddGiftIdeaDialog({
  contactId,
  occasionId,
  assignedTo,
  close,
}: DialogProps<Gift> & {
  contactId: number
  occasionId: number | null
  /** The event's name, if it's no idea but assigned to the event. */
  assignedTo?: string
}) {
  const isAssigned = assignedTo !== undefined
  const add = useAddGift()
  const keyFor = useFormKey()
  const draft = usePictureDraft('gift')
  const form = useForm({ initial: empty, check })
  const { values } = form
  const product = useProductLink({ link: values.productUrl, fields: values, change: form.change })

  const isSaving = add.isPending || draft.isSending

  const added = (gift: Gift, isWhole: boolean) => {
    // Otherwise another toast says what is missing.
    if (isWhole && isAssigned) toast(giftTexts.assigned(gift.title, assignedTo))
    else if (isWhole) toastSuccess(giftTexts.added)
    close(gift)
  }
  const save = form.submit(() => {
    if (isSaving) return
    const body = { contactId, occasionId, isSaved: isAssigned, ...toBody(values), ...product.saved }
    add.mutate(
      { ...body, key: keyFor(body) },
      {
        onSuccess: (gift) => void draft.saveAfter(gift.id).then((isWhole) => added(gift, isWhole)),
        onError: (error) => {
          if (error instanceof Declined || form.showIssues(error)) return
          toastError(error, isAssigned ? giftTexts.failedToAssign : giftTexts.failedToAdd)
        },
      },
    )
  })

  /** A link among the pasted words goes to its own field, unless that has one already. */
  function writeTitle(text: string) {
    const { words, link } = splitPasted(text)
    const isFree = values.productUrl.trim() === '' || values.productUrl.trim() === link
    if (link === undefined || !isFree || !bringsLink(values.title, text)) return form.change({ title: text })
    form.change({ title: words, productUrl: link })
    product.read(link)
  }

  /** The words beside a pasted link become the name if it is empty. */
  function writeLink(text: string) {
    const { words, link } = splitPasted(text)
    if (link === undefined || !bringsLink(values.productUrl, text)) return form.change({ productUrl: text })
    form.change({ productUrl: link, ...(values.title.trim() === '' && words !== '' && { title: words }) })
    product.read(link)
  }
  return (
    <FormDialog
      title={isAssigned ? giftTexts.addGift : giftTexts.addIdea}
      subtitle={isAssigned ? giftTexts.assignedTo(assignedTo) : undefined}
      onSubmit={save}
      isDirty={form.isDirty}
      save={{
        label: isAssigned ? giftTexts.addGift : giftTexts.addIdea,
        icon: <Plus />,
        pending: isSaving,
        pendingText: generalTexts.adding,
      }}
    >
      <div className={styles['fields']}>
        <Field
          label={giftTexts.fields.title}
          required
          error={form.errors.title}
          aside={
            <SegmentedControl
              label={giftTexts.fields.kind}
              options={kinds}
              value={values.itemType}
              onChange={(itemType) => form.change({ itemType })}
            />
          }
        >
          <TextInput
            {...form.text('title')}
            onChange={({ target }) => writeTitle(target.value)}
            autoComplete="off"
            data-autofocus
          />
        </Field>
        <Field label={giftTexts.fields.description} error={form.errors.description}>
          <TextArea {...form.text('description')} maxLength={5000} placeholder={giftTexts.fields.descriptionExample} />
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
          <Field label={giftTexts.fields.productLink} error={form.errors.productUrl} hint={productLinkTexts.hint}>
            <TextInput
              {...form.text('productUrl')}
              type="url"
              onChange={({ target }) => writeLink(target.value)}
              onBlur={() => !product.isAsked && product.read(product.link)}
              placeholder={giftTexts.fields.productLinkExample}
              autoComplete="off"
            />
          </Field>
        </div>
        {product.isAsked && <LinkCard product={product} />}
        <GiftPictureField draft={draft} />
      </div>
    </FormDialog>
  )
}

const kinds = [
  { value: 'gift', label: giftTexts.fields.kinds.gift },
  { value: 'card', label: giftTexts.fields.kinds.card },
] as const

function check(values: Values): FormErrors<Values> {
  return schemaErrors(newGiftSchema, values, toBody(values))
}

function toBody({ title, description, price, productUrl, itemType }: Values) {
  const given = (text: string) => (text.trim() === '' ? null : text.trim())
  return {
    title: title.trim(),
    description: given(description),
    price: given(price),
    productUrl: given(productUrl),
    itemType,
  }
}
