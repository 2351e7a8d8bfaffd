import { routesOf, type Limit } from '../shared/contract.ts'
import { linkPreviewSchema, linkToPreviewSchema } from './schema.ts'

/** Enough for someone pasting one idea after another; other sites must not be flooded from here. */
const limits: Limit[] = [
  { name: 'link-preview', max: 40, windowSeconds: 600, per: 'account' },
  // Guests are free to make.
  { name: 'link-preview-ip', max: 120, windowSeconds: 600, per: 'visitor' },
]

export const linkPreviewContract = routesOf('gift-ideas', {
  'POST /link-preview': { limits, body: linkToPreviewSchema, answer: linkPreviewSchema, failures: [502] },
})
