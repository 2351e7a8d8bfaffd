import { eventNameWithoutContact } from '#domain/occasions/event-name.ts'
import { foldText } from '#domain/shared/search-text.ts'
import { recommendationTexts } from '#domain/texts/recommendations.ts'

/** The dialog's title; a person's name that begins the event's name already is not said twice. */
export function dialogTitle(fullName: string | undefined, eventName: string | undefined): string {
  const { title, titleFor } = recommendationTexts
  if (fullName === undefined) return title
  if (eventName === undefined) return titleFor(fullName)
  if (beginsWith(foldText(eventName), foldText(fullName))) return titleFor(eventName.trim())
  return titleFor(`${fullName}'s ${eventNameWithoutContact(eventName, fullName)}`)
}

/** As whole words: 'Mayan calendar' is not about Maya. */
function beginsWith(text: string, words: string): boolean {
  return text.startsWith(words) && !/^[\p{L}\p{N}]/u.test(text.slice(words.length))
}
