import { orderByTexts } from '#domain/texts/order-by.ts'

/** What forms send for the text of their field: '' is the usual time. */
export function deliveryDaysOf(text: string): number | null {
  return text === '' ? null : Number(text)
}

/** The same for people. */
export function deliveryWords(text: string): string {
  return text === '' ? orderByTexts.usual : orderByTexts.days(Number(text))
}
