import { accountDataTexts as texts } from '../texts/account-data.ts'
import type { Entry } from './entries.ts'
import type { FileList } from './file.ts'

/** Which fields refer to an entry of which list. */
export const references = {
  contacts: {},
  occasions: { contactId: 'contacts' },
  occasionSkips: { occasionId: 'occasions' },
  productDismissals: { contactId: 'contacts' },
  giftIdeas: { contactId: 'contacts', occasionId: 'occasions' },
  giftSplits: { giftIdeaId: 'giftIdeas' },
  budgetEnvelopes: {},
  plans: {},
  planOccurrences: { occasionId: 'occasions', planId: 'plans' },
  askAnswers: { contactId: 'contacts' },
  presentsReceived: { contactId: 'contacts' },
  contactPictures: { contactId: 'contacts' },
  giftPictures: { giftIdeaId: 'giftIdeas' },
  reminders: { occasionId: 'occasions' },
  emailReminders: { occasionId: 'occasions', contactId: 'contacts' },
  activities: {},
  feedback: {},
  modelRequests: {},
} as const satisfies Record<FileList, Record<string, FileList>>

/** What the tables allow only once, besides ids and uids. */
const onlyOnce: { [List in FileList]?: (entry: Entry<List>) => [key: string, refusal: string] | undefined } = {
  occasions: ({ contactId, linkedTo }) => (linkedTo ? [`${contactId} ${linkedTo}`, texts.linkedTwice] : undefined),
  occasionSkips: ({ occasionId, occurrenceDate }) => [`${occasionId} ${occurrenceDate}`, texts.twice],
  productDismissals: ({ contactId, provider, productKey }) => [
    JSON.stringify([contactId, provider, productKey]),
    texts.twice,
  ],
  giftSplits: ({ giftIdeaId }) => [String(giftIdeaId), texts.splitTwice],
  budgetEnvelopes: ({ year }) => [String(year), texts.twice],
  planOccurrences: ({ occasionId, occurrenceDate }) => [`${occasionId} ${occurrenceDate}`, texts.twice],
  askAnswers: ({ contactId }) => [String(contactId), texts.twice],
  contactPictures: ({ contactId }) => [String(contactId), texts.twice],
  giftPictures: ({ giftIdeaId }) => [String(giftIdeaId), texts.twice],
  reminders: (entry) => [[entry.occasionId, entry.occurrenceDate, entry.slot, entry.channel].join(' '), texts.twice],
  emailReminders: (entry) => [[entry.occasionId, entry.occurrenceDate, entry.slot].join(' '), texts.twice],
}

/** Remembers the entries of one file, list by list, and reports what doesn't match earlier ones. */
export function createLinkCheck() {
  const ids = new Map<string, Set<number>>()
  const seen = new Map<string, Set<string>>()
  const contactOfOccasion = new Map<number, number>()

  /** False if it was there already. */
  const isFirst = (kind: string, key: string): boolean => {
    const keys = seen.get(kind) ?? new Set()
    seen.set(kind, keys)
    return keys.size < keys.add(key).size
  }

  const checkGift = (gift: Entry<'giftIdeas'>): string | undefined => {
    if (gift.isSaved && !gift.occasionId) return texts.assignedToNothing
    if (gift.occurrenceDate && !gift.isPurchased) return texts.occurrenceNotBought
    if ((gift.deliveryState !== 'none' || gift.reaction) && !gift.isPurchased) return texts.deliveredNotBought
    if (gift.arrivesOn && gift.deliveryState === 'none') return texts.arrivesNotOrdered
    const differs = gift.occasionId && contactOfOccasion.get(gift.occasionId) !== gift.contactId
    return differs ? texts.otherContact : undefined
  }

  return {
    /** What is wrong with the entry, in words; undefined when nothing is. */
    check<List extends FileList>(list: List, entry: Entry<List>): string | undefined {
      // By name: what holds of every kind of entry is asked of all of them here.
      const fields = entry as unknown as Record<string, unknown>
      if (typeof fields['id'] === 'number') {
        if (!isFirst(`${list} id`, String(fields['id']))) return texts.idTwice
        if (!isFirst(`${list} uid`, String(fields['uid']))) return texts.uidTwice
        ids.set(list, (ids.get(list) ?? new Set()).add(fields['id']))
      }
      for (const [field, target] of Object.entries(references[list])) {
        const named = fields[field]
        if (typeof named === 'number' && !ids.get(target as FileList)?.has(named)) return texts.refersToNothing(field)
      }
      const once = onlyOnce[list]?.(entry)
      if (once && !isFirst(list, once[0])) return once[1]
      if (list === 'occasions') contactOfOccasion.set(Number(fields['id']), Number(fields['contactId']))
      return list === 'giftIdeas' ? checkGift(entry as Entry<'giftIdeas'>) : undefined
    },
  }
}
