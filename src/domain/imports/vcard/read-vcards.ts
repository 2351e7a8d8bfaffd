import { describePerson } from '../describe-person.ts'
import type { DateReading } from '../file-date.ts'
import type { FileProblem, FoundPerson } from '../found-person.ts'
import { MAX_IMPORT_PEOPLE } from '../limits.ts'
import { AppError } from '../../shared/errors.ts'
import { importFileTexts } from '../../texts/import-files.ts'
import { MAX_PROPERTIES, readCards } from './cards.ts'
import { readCard, type CardContents } from './read-card.ts'
import type { DecodeBytes } from './quoted-printable.ts'

/** The people of a file of vCards 2.1, 3.0 and 4.0. @throws {AppError} when there are too many. */
export function readVcards(text: string, today: DateReading['today'], decode: DecodeBytes) {
  const people: FoundPerson[] = []
  const problems: FileProblem[] = []
  const cards: (CardContents & { line: number })[] = []
  for (const card of readCards(text)) {
    if (cards.length >= MAX_IMPORT_PEOPLE) throw new AppError('TOO_LARGE', importFileTexts.tooManyPeople)
    if (!card.isFinished) problems.push({ line: card.line, text: importFileTexts.unfinishedCard })
    if (card.hasTooMany) problems.push({ line: card.line, text: importFileTexts.tooManyLines(MAX_PROPERTIES) })
    for (const line of card.longLines) problems.push({ line, text: importFileTexts.lineTooLong })
    cards.push({ line: card.line, ...readCard(card.properties, decode) })
  }
  nameEachOther(cards)
  for (const { line, isGroup, person } of cards) {
    if (isGroup) continue
    const found = describePerson(person, String(people.length + 1), { order: 'month-first', today })
    if (found) people.push(found)
    else problems.push({ line, text: importFileTexts.noName })
  }
  return { people, problems }
}

/** Cards name others by their UID: groups their members, people their relatives. */
function nameEachOther(cards: CardContents[]) {
  const byUid = new Map(cards.filter(({ uid }) => uid !== '').map((card): [string, CardContents] => [card.uid, card]))
  for (const { isGroup, members, person } of cards) {
    for (const { uid, kind } of members) {
      const other = byUid.get(uid)
      if (!other) continue
      if (isGroup) other.person.groups.push(person.names[0] ?? '')
      else person.related.push({ name: other.person.names[0] ?? '', kind })
    }
  }
}
