import { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { z } from 'zod'
import { FILE_FORMAT, MAX_FILE_BYTES } from '#domain/account-data/file.ts'
import { importedSchema } from '#domain/account-data/schema.ts'
import { accountDataTexts as texts } from '#domain/texts.ts'
import { answerChange, sent } from '#server/http/answers.ts'
import { countTry, type Limit } from '#server/http/rate-limit.ts'
import type { App, Services } from '#server/http/services.ts'
import { actorOf } from '#server/http/session.ts'
import type { Actor } from '#server/owner.ts'
import { exportAccount } from './export-account.ts'
import { importAccount, orConflict, readFile } from './import-account.ts'

const hour = 3600

/** Both read or write an account whole. */
const exports: Limit = { name: 'export', max: 30, windowSeconds: hour }
const imports: Limit = { name: 'import', max: 30, windowSeconds: hour }

/** What one takes along, and brings back (docs/your-data.md). */
export function accountDataRoutes(app: App, { db, settings }: Services, version: string): void {
  const tags = ['account']
  const count = async (limit: Limit, { owner, now }: Actor) => {
    if (settings.rateLimit) await countTry(db, limit, owner, now)
  }

  app.get(
    '/account/export',
    { schema: { tags, response: { 200: z.looseObject({ format: z.literal(FILE_FORMAT), version: z.int() }) } } },
    async (request, reply) => {
      const actor = actorOf(request)
      await count(exports, actor)
      const packed = Readable.from(await exportAccount(db, actor, version))
      const takesGzip = /\bgzip\b/.test(String(request.headers['accept-encoding']))
      if (takesGzip) void reply.header('content-encoding', 'gzip')
      void reply
        .type('application/json; charset=utf-8')
        .header('content-disposition', `attachment; filename="ribbonry-${actor.today}.json"`)
        .header('cache-control', 'no-store')
        .header('vary', 'Accept-Encoding')
        // The schema is for the contract; what leaves is text already.
        .send((takesGzip ? packed : packed.pipe(createGunzip())) as never)
      return sent(reply)
    },
  )

  app.post(
    '/account/import',
    {
      bodyLimit: MAX_FILE_BYTES,
      schema: {
        tags,
        // Read entry by entry below, in turns with other requests.
        body: z.looseObject({ format: z.string(texts.notAnExport), version: z.int(texts.notAnExport) }),
        response: { 200: importedSchema },
      },
    },
    async (request, reply) => {
      const actor = actorOf(request)
      await count(imports, actor)
      const file = await readFile(request.body)
      return answerChange(db, request, reply, 200, (tx) => orConflict(() => importAccount(tx, actor, file)))
    },
  )
}
