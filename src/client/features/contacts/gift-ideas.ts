import { navigate } from 'wouter/use-browser-location'
import { paths } from '../../lib/paths.ts'

/** 'View Gift Ideas' of a contact. */
export function openGiftIdeasOf(contactId: number) {
  navigate(paths.giftRecommendations(contactId))
}
