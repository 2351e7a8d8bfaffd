import { z } from 'zod'
import { newGiftSchema } from '#domain/gifts/schema.ts'
import { ACT_SNOOZE_DAYS } from '#domain/reminders/acts.ts'
import { idSchema } from '#domain/shared/wire.ts'
import { actTexts } from '#domain/texts/acts.ts'
import type { Db, Tx } from '#server/db/connection.ts'
import { changeData } from '#server/db/write.ts'
import { addGift, setPurchased } from '#server/features/gifts/commands.ts'
import { skipOccurrence, snooze } from '#server/features/occasions/commands.ts'
import { ownedOccasion } from '#server/features/occasions/queries.ts'
import type { ActLink } from '#server/identity/act-link.ts'
import { onItsDay, viewAct, type ActState, type ActView, type UnboughtGift } from './state.ts'

/** What the page's form sends: the gifts that were ticked, and the answer to 'What did you get?'. */
export const actFormSchema = z.object({
  gift: z.array(idSchema).max(100),
  title: newGiftSchema.shape.title.or(z.literal('').transform(() => actTexts.page.aGift)),
})
export type ActForm = z.output<typeof actFormSchema>

/** The outcome. `needsChoice` if the form said nothing and the page has to ask. */
export interface ActOutcome {
  view: ActView
  needsChoice: boolean
}

/**
 * Does what the link is for. Once it's done, doing it again changes nothing.
 * @param form null if the caller has no page that could ask (a notification's button)
 * @throws {AppError} NOT_FOUND, LIMIT
 */
export function performAct(db: Db, link: ActLink, form: ActForm | null): Promise<ActOutcome> {
  return changeData(db, link.actor.owner, async (tx) => {
    const view = await viewAct(tx, link)
    const done = await perform(tx, link, view.state, form)
    return { view: { ...view, state: done ?? view.state }, needsChoice: done === undefined }
  })
}

/** The state afterward; undefined if the page has to ask first. */
async function perform(tx: Tx, link: ActLink, state: ActState, form: ActForm | null): Promise<ActState | undefined> {
  const { actor, occasionId, occurrence } = link
  switch (state.kind) {
    case 'mark': {
      const chosen = chosenOf(state, form?.gift ?? [])
      if (chosen === 'done') return { kind: 'bought' }
      if (chosen.length === 0) return undefined
      const wish = { isPurchased: true, occasionId }
      for (const { id } of chosen) await setPurchased(tx, onItsDay(link), id, wish, undefined)
      return { kind: 'bought', titles: titlesOf(chosen) }
    }
    case 'ask': {
      if (form === null) return undefined
      const { contactId } = await ownedOccasion(tx, actor, occasionId)
      const { title } = form
      await addGift(tx, onItsDay(link), { contactId, occasionId, title, isSaved: true, isPurchased: true })
      return { kind: 'bought', titles: [title] }
    }
    case 'snooze':
      await snooze(tx, actor, occasionId, ACT_SNOOZE_DAYS)
      return { kind: 'snoozed', until: state.until }
    case 'skip':
      await skipOccurrence(tx, actor, occasionId, occurrence)
      return { kind: 'skipped' }
    case 'bought':
    case 'snoozed':
    case 'skipped':
    case 'noSnooze':
    case 'noSkip':
      return state
  }
}

/** Sending the same form again must not mark another gift. */
function chosenOf({ gifts, bought }: Extract<ActState, { kind: 'mark' }>, named: number[]): UnboughtGift[] | 'done' {
  if (named.length === 0) {
    if (bought.some(({ isSince }) => isSince)) return 'done'
    return gifts.length === 1 ? gifts : []
  }
  const isBought = named.every((id) => bought.some((gift) => gift.id === id))
  return isBought ? 'done' : gifts.filter(({ id }) => named.includes(id))
}

function titlesOf(gifts: UnboughtGift[]): string[] {
  return gifts.flatMap(({ title }) => title ?? [])
}
