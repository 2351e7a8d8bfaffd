import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import type { HtmlTagDescriptor, Plugin } from 'vite'
import { chunks } from './vite.chunks.ts'
import { firstPages } from './vite.first-pages.ts'
import { fontSubsets } from './vite.fonts.ts'
import { pathIcons } from './vite.icons.ts'
import { smallerReactDom } from './vite.react-dom.ts'
import { serviceWorker } from './vite.service-worker.ts'

const { version } = JSON.parse(readFileSync(resolve(import.meta.dirname, 'package.json'), 'utf8')) as {
  version: string
}
const apiPort = process.env['PORT'] ?? '3000'
/** What the server answers itself: the API, the pages of reminders' links, and calendars. */
const serverPaths = Object.fromEntries(
  ['/api', '/act/', '/cal/'].map((path) => [path, { target: `http://127.0.0.1:${apiPort}` }]),
)

// The client. The server has a build of its own.
export default defineConfig({
  root: resolve(import.meta.dirname, 'src/client'),
  publicDir: resolve(import.meta.dirname, 'src/client/public'),
  plugins: [
    react(),
    smallerReactDom(),
    pathIcons(),
    fontSubsets(),
    firstPaint(),
    firstPages(),
    serviceWorker(),
    compressedCopies(),
  ],
  css: { modules: { generateScopedName: (name, file) => `${readableName(file)}-${name}` } },
  define: { __APP_VERSION__: JSON.stringify(version) },
  build: {
    outDir: resolve(import.meta.dirname, 'dist/client'),
    emptyOutDir: true,
    // light-dark() unchanged: all three engines have had it since spring 2024.
    target: ['chrome123', 'firefox121', 'safari17.5'],
    assetsInlineLimit: 0,
    // All three preload modules by themselves.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // Shorter hashes than usual: the first load names some 200 files, and no hash compresses. Rolldown takes no less than 7.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: { groups: chunks },
      },
    },
  },
  server: {
    port: 5173,
    // Fonts come from node_modules/.cache, shared code from src/domain.
    fs: { allow: [import.meta.dirname] },
    proxy: serverPaths,
  },
  preview: { proxy: serverPaths },
})

/** 'dashboard-EventRow': says where a class comes from, and compresses better than Vite's hash. */
function readableName(file: string): string {
  return `${basename(dirname(file))}-${basename(file).split('.')[0]}`
}

/**
 * Two things for the first paint. The basic letters of both fonts are preloaded, or the text is drawn twice. The entry blocks
 * rendering, because it applies the remembered theme and nothing is on the page before it anyway; the CSP
 * allows no inline script, and a file of its own for that would be one more request.
 */
function firstPaint(): Plugin {
  return {
    name: 'ribbonry-first-paint',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const fonts = Object.keys(bundle ?? {}).filter((file) => /-basic-.*\.woff2$/.test(file))
        const tags = fonts.map((file): HtmlTagDescriptor => {
          const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${file}` }
          return { tag: 'link', attrs, injectTo: 'head-prepend' }
        })
        return { html: html.replace('<script type="module"', '<script type="module" blocking="render"'), tags }
      },
    },
  }
}

/** A .br and a .gz beside every text file: the server sends them as they are, at the best level, for no CPU. */
function compressedCopies(): Plugin {
  return {
    name: 'ribbonry-compressed-copies',
    apply: 'build',
    writeBundle({ dir = '' }) {
      for (const file of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
        if (!/\.(?:js|css|html|svg|json|webmanifest)$/.test(file)) continue
        const content = readFileSync(join(dir, file))
        const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
        writeFileSync(join(dir, `${file}.br`), brotliCompressSync(content, { params }))
        writeFileSync(join(dir, `${file}.gz`), gzipSync(content, { level: 9 }))
      }
    },
  }
}
