import { useMutation } from '@tanstack/react-query'
import type { Gift } from '#domain/gifts/schema.ts'
import { backToIdeas, eventForMove, toGeneralList } from '#domain/gifts/status.ts'
import type { GiftPatch } from '#domain/gifts/status.ts'
import { giftTexts } from '#domain/texts/gifts.ts'
import { api } from '../../lib/api.ts'
import { errorText } from '../../lib/api-error.ts'
import { toast, toastError, toastSuccess } from '../../lib/toast.ts'
import { showGiftChange } from './cached-gifts.ts'
import { celebrate } from './celebration.ts'

/** What the Add Gift Idea form and whoever saves a product send. */
export type GiftInput = {
  contactId: number
  /** null is the general list. */
  occasionId: number | null
  title: string
  description?: string | null
  /** A decimal text; null is 'No price'. */
  price?: string | null
  imageUrl?: string | null
  productUrl?: string | null
  /** True means assigned to the event. */
  isSaved?: boolean
  matchReason?: string | null
  itemType?: 'gift' | 'card'
  priceKind?: Gift['priceKind']
  provider?: string
  productKey?: string | null
}

const changes = ['gifts', 'occasions', 'contacts', 'dashboard', 'activities', 'reminders', 'stats'] as const

/** Says nothing itself when it fails: the form puts the server's messages at its fields. */
export function useAddGift() {
  return useMutation({
    mutationFn: ({ key, ...input }: GiftInput & { key: string }) =>
      api.post<Gift>('/gift-ideas', input, { idempotencyKey: key }),
    meta: { changes },
  })
}

type GiftFields = Partial<Omit<GiftInput, 'contactId'>>

/** To another event, or to none: `{ occasionId, isSaved }`. */
export function useChangeGift() {
  return useMutation({
    mutationFn: ({ id, ...fields }: GiftFields & { id: number }) => api.put<Gift>(`/gift-ideas/${id}`, fields),
    meta: { changes },
    onSuccess: () => toastSuccess(giftTexts.assignmentUpdated),
    onError: (error) => toastError(error, giftTexts.failedToUpdateAssignment),
  })
}

/** Where a gift can be moved; 'removed' is the general list, by 'Remove from Event'. */
export type GiftPlace = 'assigned' | 'ideas' | 'general' | 'removed'

type Placing = Pick<Gift, 'id' | 'occasionId'>

const moves = {
  assigned: { done: giftTexts.assignedToEvent, failed: giftTexts.failedToAssign },
  ideas: { done: giftTexts.statusUpdated, failed: giftTexts.failedToUpdateStatus },
  general: { done: giftTexts.movedToGeneral, failed: giftTexts.failedToUpdateAssignment },
  removed: { done: giftTexts.removed, failed: giftTexts.failedToRemove },
} satisfies Record<GiftPlace, { done: string; failed: string }>

/** `eventId` is the event on whose lists this happens; assigning without any event is refused with the sentence for it. */
export function useMoveGift() {
  return useMutation({
    mutationFn: ({ gift, to, eventId }: { gift: Placing; to: GiftPlace; eventId: number | null }) =>
      api.patch<Gift>(`/gift-ideas/${gift.id}/status`, {
        status: to === 'assigned' ? 'assigned' : 'ideas',
        ...(to === 'assigned' && { occasionId: eventForMove(gift, { fromCall: eventId }) }),
        ...((to === 'general' || to === 'removed') && { occasionId: null }),
      }),
    meta: { changes },
    onMutate: ({ gift, to, eventId }) => {
      const event = eventForMove(gift, { fromCall: eventId })
      if (to === 'assigned' && event === null) return undefined
      return showGiftChange(gift.id, shownAfter(to, event))
    },
    onSuccess: (_gift, { to }) => toastSuccess(moves[to].done),
    onError: (error, { to }, takeBack) => {
      takeBack?.()
      toastError(error, moves[to].failed)
    },
  })
}

function shownAfter(to: GiftPlace, occasionId: number | null): GiftPatch {
  if (to === 'assigned') return { occasionId, isSaved: true }
  return to === 'ideas' ? backToIdeas() : toGeneralList()
}

/** Buying an idea assigns it to the event first; the server does both in one transaction. */
export function useSetPurchased() {
  return useMutation({
    mutationFn: ({ gift, isPurchased, eventId }: { gift: Placing; isPurchased: boolean; eventId: number | null }) =>
      api.patch<Gift>(`/gift-ideas/${gift.id}/purchase`, {
        isPurchased,
        ...(isPurchased && eventId !== null && { occasionId: eventId }),
      }),
    meta: { changes },
    onMutate: ({ gift, isPurchased, eventId }) => {
      const event = eventForMove(gift, { fromCall: eventId })
      const assigned = isPurchased && event !== null && { occasionId: event, isSaved: true }
      return showGiftChange(gift.id, { isPurchased, occurrenceDate: null, ...assigned })
    },
    onSuccess: (gift, { isPurchased }) => {
      if (isPurchased) celebrate(gift.id)
      toastSuccess(isPurchased ? giftTexts.markedPurchased : giftTexts.markedNotPurchased)
    },
    onError: (error, _variables, takeBack) => {
      takeBack?.()
      const reason = errorText(error, error.message)
      toast({ title: 'Error', description: giftTexts.purchaseStatusFailed(reason), variant: 'destructive' })
    },
  })
}

/** For good, its split with it. */
export function useRemoveGift() {
  return useMutation({
    mutationFn: (id: number) => api.delete(`/gift-ideas/${id}`),
    meta: { changes: [...changes, 'splits'] },
    onSuccess: () => toastSuccess(giftTexts.removedIdea),
    onError: (error) => toastError(error, giftTexts.failedToRemoveIdea),
  })
}
