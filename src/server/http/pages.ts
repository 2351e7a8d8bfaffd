import fs from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import { AppError } from '#domain/shared/errors.ts'
import { refusalTexts } from '#domain/texts/refusals.ts'
import type { App } from './fastify.ts'
import { SIGNED_IN_HINT } from './require-session.ts'

/** Serves the built client: hashed files cached forever, the page itself never, and the page for every screen's path. */
export async function servePages(app: App, clientDir: string): Promise<void> {
  const files = filesIn(clientDir)
  for (const page of ['index.html', 'landing.html', 'signed-in.html'])
    if (!files.has(`/${page}`))
      throw new Error(`The client is not built: ${clientDir} has no ${page}. Run npm run build.`)
  // The plugin would register a route per file: hundreds of them took 0.2 s of each start.
  await app.register(fastifyStatic, { root: clientDir, serve: false, preCompressed: true, cacheControl: false })
  app.get('/*', { config: { access: 'public' } }, (request, reply) => {
    // Not parsed with `new URL`, which throws on '//'.
    const [pathname = '/'] = request.url.split('?', 1)
    const isHashed = pathname.startsWith('/assets/')
    const isLink = /^\/(?:ask|contribute)\//.test(pathname)
    // No copy of a link's address stays on a shared computer.
    const kept = isLink ? 'no-store' : 'no-cache'
    void reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : kept)
    if (files.has(pathname)) return reply.sendFile(pathname)
    // The dot of a link's token begins no extension.
    if (pathname.startsWith('/api/') || (path.extname(pathname) !== '' && !isLink))
      throw new AppError('NOT_FOUND', refusalTexts.unknownPath(pathname))
    return reply.sendFile(pageFor(pathname, request.cookies[SIGNED_IN_HINT] !== undefined))
  })
}

/**
 * The same page for everyone, but for what the browser is told to fetch with it: the screen that it will most likely show
 * (vite.first-pages.ts). What is shown is decided by the client.
 */
function pageFor(pathname: string, maybeSignedIn: boolean): string {
  if (maybeSignedIn || pathname === '/dashboard') return 'signed-in.html'
  return pathname === '/' ? 'landing.html' : 'index.html'
}

/** The paths of the files in a folder, such as '/assets/…'; the server itself chooses compressed copies. */
function filesIn(folder: string): Set<string> {
  if (!fs.existsSync(folder)) return new Set()
  const names = fs.readdirSync(folder, { recursive: true, withFileTypes: true })
  return new Set(
    names
      .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
      .map((entry) => `/${path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/')}`),
  )
}
