import { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { MAX_FILE_BRACKETS, MAX_FILE_BYTES } from '#domain/account-data/file.ts'
import { AppError } from '#domain/shared/errors.ts'
import { accountDataTexts as texts } from '#domain/texts/account-data.ts'
import { answerChange, sent } from '#server/http/answers.ts'
import { asAttachment } from '#server/http/attachment.ts'
import { createRouting, registrationOf } from '#server/http/routing.ts'
import type { App } from '#server/http/fastify.ts'
import type { Services } from '#server/services.ts'
import { sessionOf } from '#server/http/require-session.ts'
import { exportAccount } from './export-account.ts'
import { importAccount, orConflict, readFile } from './import-account.ts'
import { createTurn, isLarge, isOver } from '#server/http/turn.ts'

const [OBJECT, LIST] = ['{', '['].map((bracket) => bracket.charCodeAt(0))

/** Exports and imports an account's data (docs/your-data.md). */
export function accountDataRoutes(app: App, services: Services, version: string): void {
  const { db, mailer } = services
  const { answer, countUse } = createRouting(app, services)

  answer('GET /account/export', async ({ actor, request, reply }) => {
    const packed = Readable.from(await exportAccount(db, actor, version))
    const takesGzip = /\bgzip\b/.test(String(request.headers['accept-encoding']))
    if (takesGzip) void reply.header('content-encoding', 'gzip')
    void asAttachment(reply, `ribbonry-${actor.today}.json`, 'application/json')
      .header('vary', 'Accept-Encoding')
      .send(takesGzip ? packed : packed.pipe(createGunzip()))
    return sent(reply)
  })

  // A parser of its own: parsed JSON can be many times larger than its text, so the text is checked first.
  void app.register((large: App, _options, done) => {
    const turn = createTurn(texts.importsBusy)
    const parse = large.getDefaultJsonParser('error', 'error')
    large.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, parsed) => {
      try {
        refuseTooManyParts(body)
      } catch (refusal) {
        // An exception in a parser would end the process.
        return parsed(refusal as Error)
      }
      return parse(request, body, parsed)
    })
    large.route({
      ...registrationOf('POST /account/import'),
      bodyLimit: MAX_FILE_BYTES,
      // All checks that need no byte of the file.
      onRequest: async (request, reply) => {
        // Known by what Node gave: the body must not stay until the next one comes.
        if (isLarge(request.raw)) turn.take(request.raw, isOver(request.raw, reply.raw))
        await countUse('POST /account/import', request)
      },
      handler: (request, reply) => {
        const read = async () => {
          const { actor, isGuest } = sessionOf(request)
          const file = await readFile(request.body)
          // A guest is a request away: what guests say comes by the form, which counts it.
          if (isGuest) file.lists.feedback = []
          const answer = await answerChange(db, request, reply, 200, (tx) =>
            orConflict(() => importAccount(tx, services, actor, file)),
          )
          mailer.kick()
          return answer
        }
        // A slow upload of a small file doesn't block others.
        return isLarge(request.raw) ? turn.work(request.raw, read) : turn.workInLine(read)
      },
    })
    done()
  })
}

/** Brackets within texts count too: nobody writes millions of them. @throws {AppError} TOO_LARGE */
function refuseTooManyParts(json: string): void {
  let brackets = 0
  for (let at = 0; at < json.length; at++) {
    const code = json.charCodeAt(at)
    if (code !== OBJECT && code !== LIST) continue
    brackets += 1
    if (brackets > MAX_FILE_BRACKETS) throw new AppError('TOO_LARGE', texts.tooManyParts)
  }
}
