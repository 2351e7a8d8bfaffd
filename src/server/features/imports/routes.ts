import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { MAX_IMPORT_BYTES } from '#domain/imports/limits.ts'
import { AppError } from '#domain/shared/errors.ts'
import { importFileTexts } from '#domain/texts/import-files.ts'
import { importTexts as texts } from '#domain/texts/imports.ts'
import { sent } from '#server/http/answers.ts'
import type { App } from '#server/http/fastify.ts'
import { sessionOf } from '#server/http/require-session.ts'
import { createRouting, registrationOf } from '#server/http/routing.ts'
import { createTurn, isLarge, isOver } from '#server/http/turn.ts'
import type { Actor } from '#server/identity/actor.ts'
import type { Services } from '#server/services.ts'
import { readAgain, readUpload, removePreview } from './commands.ts'
import { kicked } from '#server/http/kicked.ts'
import { presentImport } from './present.ts'
import { openImportText } from './preview.ts'
import { listImports, ownedImport, type ImportRow } from './queries.ts'
import { runImports } from './run-imports.ts'
import { startRun } from './start-run.ts'
import { undoImport } from './undo.ts'

/** Brings people in from address books and calendars of other programs (docs/your-data.md). */
export function importRoutes(app: App, services: Services): void {
  const { db } = services
  const { answer, change, countUse } = createRouting(app, services)
  // One file at a time in this process, a large one from its first byte: reading takes many times its size.
  const turn = createTurn(texts.busy)

  answer('GET /imports', async ({ actor }) => (await listImports(db, actor.owner)).map(presentImport))
  answer('GET /imports/:id', async ({ actor, params, reply }) =>
    answerOpen(reply, services, actor, await ownedImport(db, actor.owner, params.id)),
  )
  answer('POST /imports/:id/mapping', ({ actor, params, body, reply }) =>
    turn.workInLine(async () => answerOpen(reply, services, actor, await readAgain(services, actor, params.id, body))),
  )
  const kick = kicked((stopping) => runImports(services, stopping), app)
  change('POST /imports/:id/run', ({ tx, actor, params, body }) => startRun(tx, actor, params.id, body), kick)
  change('POST /imports/:id/undo', ({ tx, actor, params }) => undoImport(tx, actor, params.id))
  change('DELETE /imports/:id', ({ tx, actor, params }) => removePreview(tx, actor, params.id))

  // The body is the file itself, as bytes.
  void app.register((raw: App, _options, done) => {
    raw.removeAllContentTypeParsers()
    raw.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MAX_IMPORT_BYTES }, (_request, body, parsed) =>
      parsed(null, body),
    )
    raw.setErrorHandler((error: Error & { code?: string }) => {
      throw error.code === 'FST_ERR_CTP_BODY_TOO_LARGE' ? new AppError('TOO_LARGE', importFileTexts.tooLarge) : error
    })
    raw.route({
      ...registrationOf('POST /imports'),
      bodyLimit: MAX_IMPORT_BYTES,
      // All checks that need no byte of the file.
      onRequest: async (request, reply) => {
        if (isLarge(request.raw)) turn.take(request.raw, isOver(request.raw, reply.raw))
        await countUse('POST /imports', request)
      },
      handler: (request, reply) => {
        const read = async () => {
          const { actor } = sessionOf(request)
          const row = await readUpload(services, actor, { content: fileIn(request), fileName: nameIn(request) })
          return answerOpen(reply.status(201), services, actor, row)
        }
        // A slow upload of a small file doesn't block others.
        return isLarge(request.raw) ? turn.work(request.raw, read) : turn.workInLine(read)
      },
    })
    done()
  })
}

function answerOpen(reply: FastifyReply, { db }: Services, { owner }: Actor, row: ImportRow): never {
  const text = Readable.from(openImportText(db, owner, row))
  return sent(reply.type('application/json; charset=utf-8').header('cache-control', 'no-store').send(text))
}

/** @throws {AppError} INVALID */
function fileIn({ body }: FastifyRequest): Uint8Array {
  if (!Buffer.isBuffer(body) || body.length === 0) throw new AppError('INVALID', importFileTexts.empty)
  return body
}

const MAX_NAME = 200

/** Percent-encoded, because headers carry no other letters; only its ending means anything. */
function nameIn({ headers }: FastifyRequest): string {
  const name = headers['x-filename']
  if (typeof name !== 'string') throw new AppError('INVALID', texts.sendFile)
  return decoded(name)
    .replace(/[\p{C}/\\]/gu, '')
    .slice(0, MAX_NAME)
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
