import fs from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import { AppError } from '#domain/shared/errors.ts'
import type { App } from './services.ts'

/** Serves the built client: hashed files for ever, the page itself always fresh, and the page for every screen's path. */
export async function servePages(app: App, clientDir: string): Promise<void> {
  const indexFile = path.join(clientDir, 'index.html')
  if (!fs.existsSync(indexFile)) throw new Error(`The client is not built: ${indexFile} is missing. Run npm run build.`)
  await app.register(fastifyStatic, {
    root: clientDir,
    preCompressed: true,
    index: false,
    wildcard: false,
    cacheControl: false,
    setHeaders: (response, file) => {
      const isHashed = file.includes(`${path.sep}assets${path.sep}`)
      response.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  app.get('/*', { config: { access: 'public' }, schema: { hide: true } }, (request, reply) => {
    const { pathname } = new URL(request.url, 'http://page')
    if (pathname.startsWith('/api/') || path.extname(pathname) !== '')
      throw new AppError('NOT_FOUND', `There is nothing at ${pathname}`)
    return reply.header('cache-control', 'no-cache').sendFile('index.html')
  })
}
