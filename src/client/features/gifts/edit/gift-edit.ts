import type { Gift } from '#domain/gifts/schema.ts'
import { amountError } from '#domain/shared/amount-error.ts'
import { formatMoney, parseAmount } from '#domain/shared/money.ts'
import { generalTexts } from '#domain/texts/general.ts'
import { giftTexts } from '#domain/texts/gifts.ts'
import type { FormErrors } from '#client/lib/form.ts'
import type { Difference } from '#client/ui/StaleNotice.tsx'

export type GiftValues = { title: string; description: string; price: string; productUrl: string }

const labels: Record<keyof GiftValues, string> = {
  title: giftTexts.fields.title,
  description: giftTexts.fields.description,
  price: giftTexts.fields.price,
  productUrl: giftTexts.fields.productLink,
}

const fieldNames = Object.keys(labels) as (keyof GiftValues)[]

export function giftToValues({ title, description, price, productUrl }: Gift): GiftValues {
  return { title, description: description ?? '', price: price ?? '', productUrl: productUrl ?? '' }
}

export function giftErrors({ title, price, productUrl }: GiftValues): FormErrors<GiftValues> {
  return {
    title: title.trim() === '' ? giftTexts.nameRequired : undefined,
    price: price.trim() === '' ? undefined : amountError(price, giftTexts.price),
    productUrl: productUrl.trim() !== '' && !isWebLink(productUrl.trim()) ? generalTexts.linkInvalid : undefined,
  }
}

/** Only what differs from what the form was filled with: the rest may have changed elsewhere. '' clears a field. */
export function changedBody(values: GiftValues, base: Gift): Partial<GiftValues> {
  const before = giftToValues(base)
  const changed = fieldNames.filter((name) => values[name].trim() !== before[name])
  return Object.fromEntries(changed.map((name) => [name, values[name].trim()]))
}

/** The differences between two versions of a gift, in words. */
export function giftDifferences(mine: GiftValues, theirs: GiftValues): Difference[] {
  return fieldNames
    .map((name) => ({ label: labels[name], mine: inWords(mine, name), theirs: inWords(theirs, name) }))
    .filter((difference) => difference.mine !== difference.theirs)
}

/** Merges the typed values into a version saved elsewhere: a field that only the other changed is taken from it. */
export function onTopOf(theirs: GiftValues, mine: GiftValues, base: GiftValues): GiftValues {
  const kept = fieldNames.filter((name) => mine[name] === base[name]).map((name) => [name, theirs[name]])
  return { ...mine, ...(Object.fromEntries(kept) as Partial<GiftValues>) }
}

function inWords(values: GiftValues, name: keyof GiftValues): string {
  const amount = name === 'price' ? parseAmount(values.price) : undefined
  return amount === undefined ? values[name].trim() : formatMoney(amount)
}

function isWebLink(text: string): boolean {
  return URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol)
}
