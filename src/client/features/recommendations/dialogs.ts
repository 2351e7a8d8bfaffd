import type { ListedContact } from '#domain/contacts/schema.ts'
import { openDialog } from '#client/lib/dialogs.tsx'
import { lazyPart } from '#client/lib/lazy.ts'
import type { FactKind, SearchFacts } from '#domain/recommendations/search-facts.ts'
import type { ChosenEvent, EventsOf } from './ChooseEventDialog.tsx'
import type { EditedFact } from './EditFactDialog.tsx'

const Recommendations = lazyPart(() => import('./RecommendationsDialog.tsx'), 'RecommendationsDialog')
const ChooseContact = lazyPart(() => import('./ChooseContactDialog.tsx'), 'ChooseContactDialog')
const ChooseEvent = lazyPart(() => import('./ChooseEventDialog.tsx'), 'ChooseEventDialog')
const EditFact = lazyPart(() => import('./EditFactDialog.tsx'), 'EditFactDialog')

/** 'AI Gift Recommendations'; others open it by `openGiftSearch` (features/gifts/dialogs.ts). */
export function openRecommendations(search: {
  contactId?: number | undefined
  occasionId?: number | undefined
  text?: string | undefined
  /** 'none': it's too late to ship anything. */
  delivery?: 'none' | undefined
}): Promise<void> {
  const { contactId, occasionId, text, delivery } = search
  return openDialog(Recommendations, { contactId, occasionId, text, delivery })
}

/** One of thousands of contacts. */
export function openChooseContact(): Promise<ListedContact | undefined> {
  return openDialog(ChooseContact, {})
}

/** One of many events, and what to do with it: `actions` are the buttons it offers. */
export function openChooseEvent(
  of: EventsOf,
  actions: readonly ('assign' | 'idea')[],
): Promise<ChosenEvent | undefined> {
  return openDialog(ChooseEvent, { of, actions })
}

/** One fact of a search: `kind` undefined adds one. Resolves with the change, and whether it's for this search only. */
export function openEditFact(fact: {
  facts: SearchFacts
  kind: FactKind | undefined
  old: string
  firstName: string
  eventName: string | undefined
}): Promise<EditedFact | undefined> {
  return openDialog(EditFact, fact)
}
