import { z } from 'zod'
import { routesOf, type Limit } from '../shared/contract.ts'
import { idSchema } from '../shared/wire.ts'

/** Looking through all of one's gifts stays below them; other sites must not be flooded from here. */
export const pictureLimits = {
  ofAccount: { name: 'picture', max: 600, windowSeconds: 3600, per: 'account', counts: 'pictures fetched' },
  // Guests are free to make.
  ofVisitor: { name: 'picture-ip', max: 1_200, windowSeconds: 3600, per: 'visitor', counts: 'pictures fetched' },
} satisfies Record<string, Limit>

const version = z.string().regex(/^[a-z0-9]{1,11}$/)
const thumbnail = {
  description: 'A small copy of the picture',
  limits: Object.values(pictureLimits),
  mediaType: 'image/webp',
  noContent: z.undefined().describe('No picture available'),
} as const

export const pictureContract = routesOf('gift-ideas', {
  'GET /gift-ideas/:id/picture/:version': { params: z.object({ id: idSchema, version }), ...thumbnail },
  'GET /link-preview/picture/:version': { params: z.object({ version }), ...thumbnail },
})
