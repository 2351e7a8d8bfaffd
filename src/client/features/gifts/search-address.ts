import { paths } from '../../lib/paths.ts'

/** For whom, for which event, with which words gifts are looked for. */
export type GiftSearch = { contactId?: number | undefined; occasionId?: number | undefined; text?: string | undefined }

/** The Gift Ideas page with a search in its address: a reload, a bookmark and the back button keep it. */
export function searchAddress({ contactId, occasionId, text }: GiftSearch): string {
  const query = new URLSearchParams()
  if (contactId !== undefined) query.set('contact', String(contactId))
  if (occasionId !== undefined) query.set('event', String(occasionId))
  if (text !== undefined && text.trim() !== '') query.set('q', text.trim())
  return query.size === 0 ? paths.gifts : `${paths.gifts}?${query.toString()}`
}

/** What an address made so asks for; anything that is no id is left out. */
export function searchOf(query: string): GiftSearch {
  const given = new URLSearchParams(query)
  return { contactId: idIn(given, 'contact'), occasionId: idIn(given, 'event'), text: given.get('q') ?? undefined }
}

function idIn(query: URLSearchParams, name: string): number | undefined {
  const text = query.get(name) ?? ''
  return /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined
}
