import type { Page } from '@playwright/test'

/**
 * Everything that the browser keeps of this site: both storages, all databases, all caches of the service worker, and what
 * its HTTP cache has for the given paths.
 */
export function keptByBrowser(page: Page, paths: readonly string[]): Promise<string> {
  return page.evaluate(async (asked) => {
    const cached = await Promise.all(
      (await caches.keys()).map(async (name) => {
        const cache = await caches.open(name)
        const requests = await cache.keys()
        return Promise.all(requests.map(async (request) => [request.url, await (await cache.match(request))?.text()]))
      }),
    )
    const ofHttp = await Promise.all(
      asked.map((path) =>
        fetch(path, { cache: 'only-if-cached', mode: 'same-origin' }).then(
          async (answer) => (answer.ok ? [path, await answer.text()] : []),
          () => [],
        ),
      ),
    )
    const databases = await Promise.all(
      (await indexedDB.databases()).map(
        ({ name = '' }) =>
          new Promise((resolve, reject) => {
            const opening = indexedDB.open(name)
            opening.addEventListener('error', () => reject(new Error(`${name} can't be opened`)))
            opening.addEventListener('success', () => {
              const { result: database } = opening
              const stores = [...database.objectStoreNames]
              if (stores.length === 0) return resolve([name])
              const reading = database.transaction(stores)
              const rows = stores.map((store) => reading.objectStore(store).getAll())
              reading.addEventListener('complete', () => {
                database.close()
                resolve([name, rows.map(({ result }) => result as unknown)])
              })
            })
          }),
      ),
    )
    return JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), cached, ofHttp, databases])
  }, paths)
}
