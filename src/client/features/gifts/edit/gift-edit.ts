import { newGiftSchema } from '#domain/gifts/schema.ts'
import type { Gift } from '#domain/gifts/schema.ts'
import { formatMoney, parseAmount } from '#domain/shared/money.ts'
import { giftTexts } from '#domain/texts/gifts.ts'
import type { FormErrors } from '#client/lib/form.ts'
import type { GiftInput } from '../mutations.ts'
import { keysOf } from '#client/lib/keys-of.ts'
import { schemaErrors } from '#client/lib/schema-errors.ts'
import { versionsOf } from '#client/lib/versions.ts'

export type GiftValues = { title: string; description: string; price: string; productUrl: string }

const labels: Record<keyof GiftValues, string> = {
  title: giftTexts.fields.title,
  description: giftTexts.fields.description,
  price: giftTexts.fields.price,
  productUrl: giftTexts.fields.productLink,
}

const fieldNames = keysOf(labels)

export function giftToValues({ title, description, price, productUrl }: Gift): GiftValues {
  return { title, description: description ?? '', price: price ?? '', productUrl: productUrl ?? '' }
}

export function giftErrors(values: GiftValues): FormErrors<GiftValues> {
  return schemaErrors(newGiftSchema, values, trimmed(values))
}

/** Only what differs from what the form was filled with: the rest may have changed elsewhere. '' clears a field. */
export function changedBody(values: GiftValues, base: Gift): Partial<GiftValues> {
  const before = giftToValues(base)
  const changed = fieldNames.filter((name) => values[name].trim() !== before[name])
  return Object.fromEntries(changed.map((name) => [name, values[name].trim()]))
}

/** What is sent to have the gift once more, with these values. */
export function newGiftLike(gift: Gift, values: GiftValues): GiftInput {
  const { contactId, occasionId, isSaved, itemType, imageUrl, provider, productKey } = gift
  const { priceKind, rating, reviewCount, matchReason } = gift
  return {
    contactId,
    occasionId,
    isSaved,
    itemType,
    imageUrl,
    provider,
    productKey,
    priceKind,
    rating,
    reviewCount,
    matchReason,
    ...trimmed(values),
  }
}

/** How two versions of a gift are merged and compared. */
export const giftVersions = versionsOf<GiftValues, Gift>(labels, inWords)

function inWords(values: GiftValues, name: keyof GiftValues): string {
  const amount = name === 'price' ? parseAmount(values.price) : undefined
  return amount === undefined ? values[name].trim() : formatMoney(amount)
}

function trimmed({ title, description, price, productUrl }: GiftValues): GiftValues {
  return { title: title.trim(), description: description.trim(), price: price.trim(), productUrl: productUrl.trim() }
}
