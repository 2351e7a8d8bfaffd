import { z } from 'zod'
import { routesOf, type Limit } from '../shared/contract.ts'
import { idSchema } from '../shared/wire.ts'

/** Looking through all of one's gifts stays below them; other sites must not be flooded from here. */
export const pictureLimits = {
  ofAccount: { name: 'picture', max: 600, windowSeconds: 3600, per: 'account', counts: 'pictures fetched' },
  // Guests are free to make.
  ofVisitor: { name: 'picture-ip', max: 1_200, windowSeconds: 3600, per: 'visitor', counts: 'pictures fetched' },
} satisfies Record<string, Limit>

/** Looking for the right picture for many people stays below them. */
const uploads: Limit = { name: 'picture-upload', max: 300, windowSeconds: 3600, per: 'account' }
// A new guest is a request away.
const uploadsByGuests: Limit = {
  name: 'picture-upload-guest-ip',
  max: 300,
  windowSeconds: 3600,
  per: 'guests of a visitor',
}

const version = z.string().regex(/^[a-z0-9]{1,11}$/)
const thumbnail = {
  description: 'A small copy of the picture',
  limits: Object.values(pictureLimits),
  mediaType: 'image/webp',
  noContent: z.undefined().describe('No picture available'),
} as const

const params = z.object({ id: idSchema })
const upload = {
  description:
    'The body is the picture itself (JPEG, PNG, WebP, GIF or AVIF, 15 MB at most). It is kept as a WebP of 400 pixels, without metadata.',
  takes: 'image/*',
  params,
  limits: [uploadsByGuests, uploads],
  status: 204,
} as const
const own = {
  description: 'The picture; one that was replaced has another version and is not found',
  params,
  query: z.object({
    /** Without it, the current one. */
    version: z
      .string()
      .regex(/^[0-9a-f]{16}$/)
      .optional(),
  }),
  mediaType: 'image/webp',
} as const

export const contactPictureContract = routesOf('contacts', {
  'PUT /contacts/:id/picture': upload,
  'DELETE /contacts/:id/picture': { params, status: 204 },
  'GET /contacts/:id/picture': own,
})

export const pictureContract = routesOf('gift-ideas', {
  'PUT /gift-ideas/:id/picture': upload,
  'DELETE /gift-ideas/:id/picture': { params, status: 204 },
  'GET /gift-ideas/:id/picture': own,
  'GET /gift-ideas/:id/picture/:version': { params: z.object({ id: idSchema, version }), ...thumbnail },
  'GET /link-preview/picture/:version': { params: z.object({ version }), ...thumbnail },
})
