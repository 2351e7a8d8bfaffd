import { shell, worker } from './scope.ts'

// The shell alone is kept: the page, its code, styles and letters. Nothing of /api, whose answers are somebody's own, and
// no pictures, which are many and mostly a shop's.

const PREFIX = 'shell-'
const NAME = `${PREFIX}${shell.version}`
const PAGE = '/index.html'
/** A network that lets nothing through is worse than none: after so long the kept page is shown. */
const PATIENCE_MS = 6_000

/** All or nothing: a shell of which a part is missing would fail where nobody can help. */
export async function keepShell(): Promise<void> {
  const cache = await caches.open(NAME)
  // Hashed files never change and may come from the browser's own cache; the page may not.
  await cache.addAll([new Request(PAGE, { cache: 'reload' }), ...shell.files])
}

/**
 * Other versions go, but for the last one while other tabs may still run it: the server no longer has the parts they
 * have not loaded yet.
 */
export async function dropOldShells(): Promise<void> {
  const tabs = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const others = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== NAME)
  const kept = tabs.length > 1 ? others.at(-1) : undefined
  await Promise.all(others.filter((name) => name !== kept).map((name) => caches.delete(name)))
}

export function isOfShell(path: string): boolean {
  return path.startsWith('/assets/') || shell.files.includes(path)
}

export async function fromShell(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request)
}

/** The server's page if it can be reached, else the cached one, which says that you're offline and waits. */
export async function freshPage(request: Request, preloaded: Promise<Response | undefined>): Promise<Response> {
  const kept = () => caches.open(NAME).then((cache) => cache.match(PAGE))
  try {
    const answer = await atMost(PATIENCE_MS, fetchPage(request, preloaded))
    // Sent by a proxy while the server behind it restarts.
    const isAway = answer.status >= 502 && answer.status <= 504
    return isAway ? ((await kept()) ?? answer) : answer
  } catch (error) {
    const page = await kept()
    if (page) return page
    throw error
  }
}

async function fetchPage(request: Request, preloaded: Promise<Response | undefined>): Promise<Response> {
  return (await preloaded) ?? fetch(request)
}

function atMost<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  return Promise.race([
    work,
    new Promise<never>((_resolve, reject) => setTimeout(() => reject(new Error('no answer in time')), ms)),
  ])
}
