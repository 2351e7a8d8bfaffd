import { useMutation } from '@tanstack/react-query'
import { notDelivered } from '#domain/gifts/delivery.ts'
import type { Gift } from '#domain/gifts/schema.ts'
import { backToIdeas, eventForMove, isGiven, markNotPurchased, toGeneralList } from '#domain/gifts/status.ts'
import type { GiftPatch } from '#domain/gifts/status.ts'
import { generalTexts } from '#domain/texts/general.ts'
import { giftTexts } from '#domain/texts/gifts.ts'
import { offerTexts } from '#domain/texts/offers.ts'
import { splitQueries } from '#client/features/splits/queries.ts'
import { todayNow } from '#client/features/profile/parts/use-today.ts'
import { api, type Body } from '#client/lib/api.ts'
import { ApiError, Declined } from '#client/lib/api-error.ts'
import { toast, toastError, toastSuccess } from '#client/lib/toast.ts'
import { changeAtOnce, removeInTurn, toldAsElsewhere } from './at-once.ts'
import type { GiftState, PlanPlace } from './parts/plan-place.ts'
import { celebrate } from './parts/celebration.ts'
import { withFacts } from './parts/gift-facts.ts'
import { giftQueries } from './queries.ts'
import { unlessRepeat, type RepeatGuard } from './repeat-guard.ts'

/** Sent by the Add Gift Idea form and when a product is saved. */
export type GiftInput = Omit<Body<'POST /gift-ideas'>, keyof RepeatGuard>

/** Shows no error itself: the form puts the server's messages at its fields. */
export function useAddGift() {
  return useMutation({
    mutationFn: ({ key, ...input }: GiftInput & { key: string }) =>
      unlessRepeat((guard) =>
        // Confirming changes the body, so it needs another key: the same one would be refused.
        api('POST /gift-ideas', {
          body: { ...input, ...guard },
          idempotencyKey: guard.confirm ? `${key}-confirmed` : key,
        }),
      ),
  })
}

type Placement = { occasionId?: number | null; isSaved?: boolean }

/** To another event, or to none. */
export function useChangeGift() {
  return useMutation({
    mutationFn: ({ gift, ...fields }: Placement & { gift: Gift }) =>
      changeAtOnce(gift, placeIn(gift, fields), (guard, ifMatch) =>
        change(gift.id, { ...fields, ...(isAssigning(fields) && guard) }, ifMatch),
      ),
    onSuccess: () => toastSuccess(giftTexts.assignmentUpdated),
    onError: (error, { gift }) => tell(error, gift.id, giftTexts.failedToUpdateAssignment),
  })
}

/** Assigns it if it has an event, otherwise saves it as an idea. Shows no error itself. */
export function useSaveForLater() {
  return useMutation({
    mutationFn: (gift: Gift) =>
      changeAtOnce(gift, undefined, (guard, ifMatch) => change(gift.id, { isSaved: true, ...guard }, ifMatch)),
  })
}

/** Moving an idea to another event's ideas isn't a repeat. */
function isAssigning({ occasionId, isSaved }: Placement): boolean {
  return occasionId !== null && isSaved === true
}

function placeIn(gift: Gift, { occasionId, isSaved }: Placement): GiftPatch {
  return {
    ...(occasionId !== undefined && { occasionId, ...forAnotherEvent(gift) }),
    ...(isSaved !== undefined && { isSaved }),
  }
}

/** Bought for another event it is bought for this one now; for which day, the server says. What was given stays given. */
function forAnotherEvent(gift: Gift): GiftPatch {
  return isGiven(withFacts(gift), todayNow()) ? {} : { occurrenceDate: null }
}

/** Where a gift can be moved: 'ideas' are those of its own event; 'removed' is the general list, by 'Remove from Event'. */
export type GiftPlace = 'assigned' | 'ideas' | 'ideas-of-event' | 'general' | 'removed'

const moves = {
  assigned: { done: giftTexts.assignedToEvent, failed: giftTexts.failedToAssign },
  ideas: { done: giftTexts.statusUpdated, failed: giftTexts.failedToUpdateStatus },
  'ideas-of-event': { done: giftTexts.addedToIdeasForEvent, failed: giftTexts.failedToUpdateStatus },
  general: { done: giftTexts.movedToGeneral, failed: giftTexts.failedToUpdateAssignment },
  removed: { done: giftTexts.movedToGeneral, failed: giftTexts.failedToRemove },
} satisfies Record<GiftPlace, { done: string; failed: string }>

/** `eventId` is the event whose lists are shown; assigning without an event is refused with the specified message. */
export function useMoveGift() {
  return useMutation({
    mutationFn: async ({ gift, to, eventId }: { gift: Gift; to: GiftPlace; eventId: number | null }) => {
      const event = eventForMove(gift, eventId)
      const shown = to === 'assigned' && event === null ? undefined : shownAfter(gift, to, event)
      const moved = await changeAtOnce(gift, shown, (guard, ifMatch) =>
        api('PATCH /gift-ideas/:id/status', {
          params: { id: gift.id },
          body: {
            ...(to === 'assigned' && guard),
            status: to === 'assigned' ? 'assigned' : 'ideas',
            ...(to === 'assigned' && { occasionId: event }),
            ...(to === 'ideas-of-event' && { occasionId: eventId }),
            ...((to === 'general' || to === 'removed') && { occasionId: null }),
          },
          ifMatch,
        }),
      )
      // Not in onSuccess, which waits for the lists: of two quick changes the first would be told last.
      toastSuccess(moves[to].done)
      return moved
    },
    onError: (error, { gift, to }) => tell(error, gift.id, moves[to].failed),
  })
}

function shownAfter(gift: Gift, to: GiftPlace, occasionId: number | null): GiftPatch {
  const isMoved = occasionId !== gift.occasionId
  if (to === 'assigned') return { occasionId, isSaved: true, ...(isMoved && forAnotherEvent(gift)) }
  const idea = backToIdeas(withFacts(gift), todayNow())
  if (to === 'ideas-of-event') return { ...idea, occasionId }
  return to === 'ideas' ? idea : toGeneralList(withFacts(gift), todayNow())
}

/** Buying an idea assigns it to the event first; the server does both in one transaction. */
export function useSetPurchased() {
  return useMutation({
    mutationFn: async ({
      gift,
      isPurchased,
      eventId,
    }: {
      gift: Gift
      isPurchased: boolean
      eventId: number | null
    }) => {
      const event = eventForMove(gift, eventId)
      const assigned = isPurchased && event !== null && { occasionId: event, isSaved: true }
      const shown = { isPurchased, occurrenceDate: null, ...(isPurchased ? assigned : notDelivered) }
      const changed = await changeAtOnce(gift, shown, (guard, ifMatch) =>
        api('PATCH /gift-ideas/:id/purchase', {
          params: { id: gift.id },
          // An assigned gift was checked for repeats when it was assigned.
          body: {
            isPurchased,
            ...(isPurchased && gift.isSaved !== true && guard),
            ...(isPurchased && eventId !== null && { occasionId: eventId }),
          },
          ifMatch,
        }),
      )
      if (isPurchased) celebrate(gift.id)
      toastSuccess(isPurchased ? giftTexts.markedPurchased : giftTexts.markedNotPurchased)
      return changed
    },
    onError: async (error, { gift, isPurchased, eventId }) => {
      if (error instanceof Declined || (await toldAsElsewhere(error, gift.id))) return
      toast({
        title: generalTexts.error,
        description: purchaseRefusal(error, isPurchased && movesToAssigned(gift, eventId)),
        variant: 'destructive',
      })
    },
  })
}

function movesToAssigned(gift: Gift, eventId: number | null): boolean {
  return gift.isSaved !== true && eventForMove(gift, eventId) !== null
}

/** Buying an idea begins with assigning it; an answer without a sentence is known by its status alone. */
function purchaseRefusal(error: Error, isMoved: boolean): string {
  if (!(error instanceof ApiError)) return giftTexts.purchaseStatusFailed(error.message)
  if (error.serverMessage !== undefined) return giftTexts.purchaseStatusFailed(error.serverMessage)
  return isMoved ? giftTexts.moveToAssignedFailed(error.status) : giftTexts.purchaseStatusFailed(error.status)
}

/** In a plan: to a state and perhaps to another person, in one step. What leaves 'bought' is not bought anymore. */
export function useSetGiftState() {
  return useMutation({
    mutationFn: async ({ gift, place }: { gift: Gift; place: PlanPlace }) => {
      const { contactId, eventId, state } = place
      const isAnother = contactId !== gift.contactId
      const placed = { occasionId: eventId, isSaved: state !== 'ideas', isPurchased: state === 'bought' }
      const isNewHere = isAnother || gift.occasionId !== eventId || !gift.isSaved
      const moved = await changeAtOnce(
        gift,
        { contactId, ...placed, ...(placed.isPurchased ? forAnotherEvent(gift) : { occurrenceDate: null }) },
        (guard, ifMatch) =>
          change(
            gift.id,
            { ...placed, ...(isAnother && { contactId }), ...(placed.isSaved && isNewHere && guard) },
            ifMatch,
          ),
      )
      if (placed.isPurchased && !gift.isPurchased) celebrate(gift.id)
      toastSuccess(isAnother ? giftTexts.nowFor(gift.title, place.person) : states[state])
      return moved
    },
    onError: (error, { gift }) => tell(error, gift.id, giftTexts.failedToUpdateStatus),
  })
}

const states = {
  ideas: giftTexts.statusUpdated,
  assigned: giftTexts.assignedToEvent,
  bought: giftTexts.markedPurchased,
} satisfies Record<GiftState, string>

/** It becomes an idea again that nobody has bought: of its event, or of the general list. */
export function useRemoveFromHistory() {
  return useMutation({
    mutationFn: (gift: Gift) =>
      changeAtOnce(gift, { ...markNotPurchased(), ...notDelivered, isSaved: false }, (_guard, ifMatch) =>
        change(gift.id, { isPurchased: false, isSaved: false }, ifMatch),
      ),
    onSuccess: () => toastSuccess(giftTexts.removeFromHistory.done),
    onError: (error, gift) => tell(error, gift.id, giftTexts.failedToUpdatePurchase),
  })
}

/** Year and price paid of a bought gift. Shows no error itself: the form does. */
export function useCorrectGiven() {
  return useMutation({
    mutationFn: ({ id, version, ...fields }: Correction) => change(id, fields, version),
    onSuccess: () => toastSuccess(giftTexts.purchaseStatusUpdated),
  })
}

type Correction = Pick<Gift, 'id' | 'version' | 'pricePaid'> & { occurrenceDate?: string }

/** Permanently, with its split. `failed` is the fallback message. */
export function useRemoveGift({
  done = giftTexts.removedIdea,
  failed = giftTexts.failedToRemoveIdea,
}: { done?: string; failed?: string } = {}) {
  return useMutation({
    mutationFn: (id: number) =>
      removeInTurn(id, (ifMatch) => api('DELETE /gift-ideas/:id', { params: { id }, ifMatch })),
    meta: { removes: (id: number) => [giftQueries.one(id).queryKey, splitQueries.ofGift(id).queryKey] },
    onSuccess: () => toastSuccess(done),
    onError: (error, id) => tell(error, id, failed),
  })
}

function change(id: number, body: Body<'PUT /gift-ideas/:id'>, ifMatch: number | undefined): Promise<Gift> {
  return api('PUT /gift-ideas/:id', { params: { id }, body, ifMatch })
}

async function tell(error: Error, id: number, fallback: string) {
  if (!(await toldAsElsewhere(error, id))) toastError(error, fallback)
}

/** Watches a price, or stops. A refusal is said in the form. */
export function useWatchPrice({ done, refused }: { done: () => void; refused: (message: string) => void }) {
  return useMutation({
    mutationFn: ({ id, watch }: { id: number; watch: Body<'PUT /gift-ideas/:id'>['watch'] }) =>
      change(id, { watch }, undefined),
    onSuccess: (_gift, { watch }) => {
      toastSuccess(watch === null ? offerTexts.watch.stopped : offerTexts.watch.started)
      done()
    },
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'INVALID') refused(error.message)
      else toastError(error, offerTexts.watch.failed)
    },
  })
}
