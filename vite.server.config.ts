import { cpSync, existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { defineConfig } from 'vite'
import type { Plugin } from 'vite'

// The server's programs, built for Node into dist/server (scripts/lib/prepare.mjs calls this). Packages stay in
// node_modules, but for those of many small files: bundled they load in 0.4 instead of 0.6 s of every start. Dynamic
// imports stay separate files that load when they are needed.
const bundled = ['drizzle-orm', 'zod', 'fastify-type-provider-zod', '@fastify/cookie', 'pg']
const programs = ['main', 'backup', 'restore', 'seed', 'migrate', 'reset'].map((name) => `src/server/${name}.ts`)
const workers = [
  'src/server/db/embedded/pglite-worker.ts',
  'src/server/features/imports/readers/reader-worker.ts',
  'src/server/catalogue/feeds/reading/feed-reader-worker.ts',
]
const input = [...programs, ...workers].filter((file) => existsSync(file))

export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  plugins: [
    copyBeside('src/server/db/migrations'),
    copyBeside('src/server/catalogue/embedded/ideas'),
    copyBeside('src/server/catalogue/scenes/scene-data'),
  ],
  ssr: { target: 'node', external: true, noExternal: bundled },
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist/server',
    sourcemap: true,
    minify: false,
    reportCompressedSize: false,
    rolldownOptions: {
      input,
      // All in one folder: what the code finds beside itself (migrations, the worker) it finds from every chunk.
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
})

/** Files that are read at the start, not imported: the migrations, the ideas of the embedded catalogue and their scenes. */
function copyBeside(folder: string): Plugin {
  return {
    name: `copy ${folder}`,
    writeBundle({ dir }) {
      const from = join(import.meta.dirname, folder)
      if (dir && existsSync(from)) cpSync(from, join(dir, basename(folder)), { recursive: true })
    },
  }
}
