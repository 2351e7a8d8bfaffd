import { routesOf } from '../shared/contract.ts'
import { linkPreviewSchema, linkToPreviewSchema } from './schema.ts'

export const linkPreviewContract = routesOf('gift-ideas', {
  'POST /link-preview': { body: linkToPreviewSchema, answer: linkPreviewSchema, failures: [502] },
})
