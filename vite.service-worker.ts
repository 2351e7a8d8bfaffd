import { createHash } from 'node:crypto'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { bundleAlone } from './vite.bundle-alone.ts'

const entry = resolve(import.meta.dirname, 'src/client/worker/sw.ts')

/** Of the notifications. */
const icons = ['/icons/icon-192.png', '/icons/badge.png']

/**
 * Makes /sw.js, one file that imports nothing, with the list of the files it keeps. Its version is made of that list and of
 * the page, so that a build which changes nothing is no upgrade.
 */
export function serviceWorker(): Plugin {
  return {
    name: 'ribbonry-service-worker',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const names = Object.keys(bundle).toSorted()
        const files = [...names.filter(isKept).map((name) => `/${name}`), ...icons]
        const page = bundle['index.html']
        if (page?.type !== 'asset' || files.length === icons.length)
          this.error('The service worker found no page to keep.')
        const hash = createHash('sha256').update(names.join()).update(page.source)
        const shell = { version: hash.digest('hex').slice(0, 12), files }
        this.emitFile({
          type: 'asset',
          fileName: 'sw.js',
          source: await bundleAlone(entry, { __SHELL__: JSON.stringify(shell) }),
        })
      },
    },
  }
}

/**
 * Code, styles, and the letters that every page shows; other letters are kept by the browser once they were needed. The
 * library that draws charts is for administrators alone, and a quarter of all the code.
 */
function isKept(name: string): boolean {
  if (name.startsWith('assets/TimeChart-')) return false
  return /^assets\/.*\.(?:js|css)$/.test(name) || /^assets\/.*-basic-.*\.woff2$/.test(name)
}
