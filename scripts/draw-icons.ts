import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { chromium } from '@playwright/test'
import type { Page } from '@playwright/test'

// Draws the app's icons from the mark in favicon.svg: `npx tsx scripts/draw-icons.ts`. What it draws is committed; run it
// again when the mark changes.

const folder = resolve(import.meta.dirname, '../src/client/public')
const mark = readFileSync(resolve(folder, 'favicon.svg'), 'utf8')
const glyph = /<g .*<\/g>/.exec(mark)?.[0]
const apricot = /<rect [^>]*fill="(#\w+)"/.exec(mark)?.[1]
if (glyph === undefined || apricot === undefined) throw new Error('favicon.svg is not drawn as this script expects.')

/** Without rounded corners: systems cut these into the shape of their own. Within 80 % of the width nothing is cut off. */
const whole = (scale: number) => svg(`<rect width="38" height="38" fill="${apricot}"/>${scaled(scale)}`)
/** One color on nothing: Android shows the badge in the status bar as a silhouette. */
const silhouette = svg(scaled(1.35))

const drawings = [
  { name: 'icon-192.png', size: 192, image: mark },
  { name: 'icon-512.png', size: 512, image: mark },
  { name: 'maskable-192.png', size: 192, image: whole(1.05) },
  { name: 'maskable-512.png', size: 512, image: whole(1.05) },
  { name: 'apple-touch-icon.png', size: 180, image: whole(1.1) },
  { name: 'badge.png', size: 96, image: silhouette },
]

const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
})
const page = await browser.newPage()
for (const { name, size, image } of drawings) {
  const png = await draw(page, size, image)
  writeFileSync(resolve(folder, 'icons', name), png)
  process.stdout.write(`${name}: ${png.length} bytes\n`)
}
await browser.close()

async function draw(on: Page, size: number, image: string): Promise<Buffer> {
  await on.setViewportSize({ width: size, height: size })
  const sized = image.replace('<svg ', `<svg width="${size}" height="${size}" style="display:block" `)
  await on.setContent(`<body style="margin:0;background:transparent">${sized}`)
  return on.screenshot({ omitBackground: true })
}

function svg(inside: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 38 38">${inside}</svg>`
}

function scaled(scale: number): string {
  // Around the middle of the glyph, which is a little below the middle of the square.
  return `<g transform="translate(19 19) scale(${scale}) translate(-19 -19.2)">${glyph}</g>`
}
