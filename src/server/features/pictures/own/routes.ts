import type { FastifyReply, FastifyRequest } from 'fastify'
import { MAX_UPLOAD_BYTES, MAX_UPLOAD_MB } from '#domain/pictures/limits.ts'
import { AppError } from '#domain/shared/errors.ts'
import { pictureTexts as texts } from '#domain/texts/pictures.ts'
import type { Tx } from '#server/db/connection.ts'
import { ownedContact } from '#server/features/contacts/queries.ts'
import { ownedGift } from '#server/features/gifts/queries.ts'
import { answerChange, sent } from '#server/http/answers.ts'
import { sessionOf } from '#server/http/require-session.ts'
import { createRouting, registrationOf } from '#server/http/routing.ts'
import { createTurn, isLarge, isOver } from '#server/http/turn.ts'
import type { App } from '#server/http/fastify.ts'
import type { Actor } from '#server/identity/actor.ts'
import type { Services } from '#server/services.ts'
import { removeContactPicture, removeGiftPicture, setContactPicture, setGiftPicture } from './commands.ts'
import { contactPictureOf, giftPictureOf } from './queries.ts'
import { storedPicture, type StoredPicture } from './stored-picture.ts'

/** Pictures that users choose themselves: photos of contacts, and their own for gift ideas. */
export function ownPictureRoutes(app: App, services: Services): void {
  const { db } = services
  const { answer, change, countUse } = createRouting(app, services)

  answer('GET /contacts/:id/picture', async ({ reply, actor, params: { id }, query: { version } }) =>
    answerOwn(reply, await contactPictureOf(db, actor.owner, id, version), version),
  )
  answer('GET /gift-ideas/:id/picture', async ({ reply, actor, params: { id }, query: { version } }) =>
    answerOwn(reply, await giftPictureOf(db, actor.owner, id, version), version),
  )
  change('DELETE /contacts/:id/picture', ({ tx, actor, params }) => removeContactPicture(tx, actor, params.id))
  change('DELETE /gift-ideas/:id/picture', ({ tx, actor, params }) => removeGiftPicture(tx, actor, params.id))

  // The body is the picture itself, as bytes.
  void app.register((raw: App, _options, done) => {
    const turn = createTurn(texts.busy)
    raw.removeAllContentTypeParsers()
    for (const type of [/^image\//i, 'application/octet-stream'])
      raw.addContentTypeParser(type, { parseAs: 'buffer', bodyLimit: MAX_UPLOAD_BYTES }, (_request, body, parsed) =>
        parsed(null, body),
      )
    raw.setErrorHandler((error: Error & { code?: string }) => {
      throw refusals[error.code ?? ''] ?? error
    })
    const take = (
      name: 'PUT /contacts/:id/picture' | 'PUT /gift-ideas/:id/picture',
      requireOwn: (actor: Actor, id: number) => Promise<unknown>,
      write: (tx: Tx, actor: Actor, id: number, picture: StoredPicture) => Promise<void>,
    ) => {
      const store = async (request: FastifyRequest, reply: FastifyReply) => {
        const { actor } = sessionOf(request)
        const { id } = request.params as { id: number }
        // Before the work of decoding; the transaction asks again.
        await requireOwn(actor, id)
        const picture = await storedPicture(request.body)
        return answerChange(db, request, reply, 204, (tx) => write(tx, actor, id, picture))
      }
      raw.route({
        ...registrationOf(name),
        bodyLimit: MAX_UPLOAD_BYTES,
        // All checks that need no byte of the picture. Browsers send small ones; of the others one is in memory.
        onRequest: async (request, reply) => {
          if (isLarge(request.raw)) turn.take(request.raw, isOver(request.raw, reply.raw))
          await countUse(name, request)
        },
        handler: (request, reply) =>
          isLarge(request.raw) ? turn.work(request.raw, () => store(request, reply)) : store(request, reply),
      })
    }
    take('PUT /contacts/:id/picture', (actor, id) => ownedContact(db, actor, id), setContactPicture)
    take('PUT /gift-ideas/:id/picture', ({ owner }, id) => ownedGift(db, owner, id), setGiftPicture)
    done()
  })
}

const refusals: Record<string, AppError> = {
  FST_ERR_CTP_BODY_TOO_LARGE: new AppError('TOO_LARGE', texts.tooLarge(MAX_UPLOAD_MB)),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: new AppError('WRONG_TYPE', texts.sendPicture),
}

/** Another picture has another version: an address with one may be cached. */
function answerOwn(reply: FastifyReply, content: Buffer, version: string | undefined): never {
  const caching = version === undefined ? 'private, no-cache' : 'private, max-age=86400, immutable'
  void reply.header('vary', 'Authorization, Cookie').header('cache-control', caching)
  return sent(reply.type('image/webp').send(content))
}
