import { resolve } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { bundleAlone } from './vite.bundle-alone.ts'

/** Asks the server for what the dashboard shows, before the entry has arrived. */
const early = resolve(import.meta.dirname, 'src/client/app/early.ts')

/** The pages by which the server answers (src/server/http/pages.ts), and the screen that most likely comes first on each. */
const firstScreens = {
  'landing.html': 'src/client/features/landing/LandingPage.tsx',
  'signed-in.html': 'src/client/features/dashboard/DashboardPage.tsx',
}

/**
 * Writes the page twice more, with the names of what its first screen needs beyond the entry. Browsers ask for that
 * with the entry then, instead of when the entry has arrived and run: a round trip less before anything is seen.
 */
export function firstPages(): Plugin {
  return {
    name: 'ribbonry-first-pages',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const page = bundle['index.html']
        if (page?.type !== 'asset') this.error('There is no page to write first pages from.')
        const script = this.emitFile({ type: 'asset', name: 'early.js', source: await bundleAlone(early) })
        const asked = `<script type="module" crossorigin src="/${this.getFileName(script)}"></script>`
        for (const [fileName, screen] of Object.entries(firstScreens)) {
          const tags = filesOf(screen, bundle).map(tagOf)
          if (tags.length === 0) this.error(`${screen} is in the entry, or nowhere.`)
          // Fetched after the entry, if only so many files are at once; but `early.ts` runs before it.
          const named = String(page.source).replace('</head>', `${tags.join('')}</head>`)
          const source = fileName === 'signed-in.html' ? named.replace('<script type="module"', `${asked}$&`) : named
          this.emitFile({ type: 'asset', fileName, source })
        }
      },
    },
  }
}

/** The files that a screen needs and the entry doesn't, those of the screen itself first. */
function filesOf(screen: string, bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const needed = withImports(chunks.filter(({ moduleIds }) => moduleIds.some((id) => id.endsWith(screen))))
  const entry = withImports(chunks.filter(({ isEntry }) => isEntry))
  const own = [...needed].filter((chunk) => !entry.has(chunk))
  return own.flatMap(({ fileName, viteMetadata }) => [...(viteMetadata?.importedCss ?? []), fileName])

  function withImports(from: Rolldown.OutputChunk[]): Set<Rolldown.OutputChunk> {
    const found = new Set(from)
    // A set also goes through what is added on the way.
    for (const { imports } of found) for (const chunk of chunks) if (imports.includes(chunk.fileName)) found.add(chunk)
    return found
  }
}

/** With `crossorigin`, as Vite asks for them later: otherwise they'd be asked for twice. */
function tagOf(file: string): string {
  return file.endsWith('.css')
    ? `<link rel="preload" as="style" crossorigin href="/${file}">`
    : `<link rel="modulepreload" crossorigin href="/${file}">`
}
