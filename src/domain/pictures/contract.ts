import { z } from 'zod'
import { routesOf } from '../shared/contract.ts'
import { idSchema } from '../shared/wire.ts'

const version = z.string().regex(/^[a-z0-9]{1,11}$/)
const thumbnail = {
  description: 'A small copy of the picture',
  mediaType: 'image/webp',
  noContent: z.undefined().describe('No picture available'),
} as const

export const pictureContract = routesOf('gift-ideas', {
  'GET /gift-ideas/:id/picture/:version': { params: z.object({ id: idSchema, version }), ...thumbnail },
  'GET /link-preview/picture/:version': { params: z.object({ version }), ...thumbnail },
})
