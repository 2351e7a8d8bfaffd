import { foldText } from '../../shared/search-text.ts'
import { mapValues } from '../../shared/map-values.ts'
import { unguardFormula } from '../../shared/csv.ts'
import { exportTexts } from '../../texts/exports.ts'
import { emptyPerson, type RawPerson } from '../describe-person.ts'
import { columnKey, type Cell, type RawRow, type TableFormat } from './table.ts'

/** Gift ideas that Ribbonry exported. */
export const ownGiftsTable: TableFormat = {
  kind: 'gifts-csv',
  recognizes: (has) => [keys.person, keys.title, keys.status, keys.pricePaid].every(has),
  person: readOwnGift,
}

const keys = mapValues(exportTexts.giftColumns, columnKey)

function readOwnGift(guarded: Cell): RawPerson {
  const cell: Cell = (key) => unguardFormula(guarded(key))
  const gift = {
    title: cell(keys.title),
    description: cell(keys.description),
    price: cell(keys.price),
    pricePaid: cell(keys.pricePaid),
    link: cell(keys.link),
    type: cell(keys.type),
    status: cell(keys.status),
    event: cell(keys.event),
    date: cell(keys.date),
  }
  return { ...emptyPerson(), names: [cell(keys.person)], gifts: [gift] }
}

/** A table of gifts has a row for each; a person is listed once, with all of them. */
export function withAllGifts(rows: readonly RawRow[]): RawRow[] {
  const people = new Map<string, RawPerson>()
  return rows.filter(({ person }) => {
    const key = foldText(person.names.find((name) => name !== '') ?? '')
    const known = people.get(key)
    if (key === '' || !known) {
      people.set(key, person)
      return true
    }
    known.gifts.push(...person.gifts)
    return false
  })
}
