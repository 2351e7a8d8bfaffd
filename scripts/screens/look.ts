import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import type { Product } from '../../e2e/support/product.ts'
import { accounts } from './accounts.ts'
import { coverings, findings } from './findings.ts'
import type { Size } from './sizes.ts'
import type { State } from './state.ts'
import { Visitor } from './visitor.ts'

/** A state as it was looked at: in one theme, at one size. */
export interface Look {
  /** Such as 'full: dashboard · 390x844 · dark'. */
  line: string
  findings: string[]
}

interface Walk {
  browser: Browser
  product: Product
  size: Size
  /** Of one account and one kind of answers. */
  states: State[]
  folder: string
  /** Words of the lines to look at; all without any. */
  wanted: string[]
  onLook: (look: Look) => void
}

const themes = ['light', 'dark'] as const

/** Looks at these states at one size, in an account of their own. */
export async function lookAt({ browser, product, size, states, folder, wanted, onLook }: Walk): Promise<void> {
  const lineOf = ({ as, server, name }: State, theme: string) =>
    `${as}${server === undefined ? '' : `, ${server}`}: ${name} · ${size.name} · ${theme}`
  const isWanted = (state: State) => (theme: string) => wanted.every((word) => lineOf(state, theme).includes(word))
  const chosen = states.filter(
    (state) => (size.isFull || state.everywhere) && themes.some((theme) => isWanted(state)(theme)),
  )
  const [first] = chosen
  if (first === undefined) return
  const context = await browser.newContext({
    ...size.options,
    baseURL: product.address,
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    timezoneId: 'America/New_York',
    locale: 'en-US',
  })
  // tsx keeps the names of functions with a helper of its own, which a page doesn't have.
  await context.addInitScript('globalThis.__name = (named) => named')
  const rows = await accounts[first.as](context, product)
  for (const state of chosen) {
    const [page, errors] = await newPage(context, state)
    const visitor = new Visitor(page, rows)
    const failure = await arrive(state, visitor)
    const looked = themes.filter(isWanted(state))
    for (const theme of looked) {
      await page.emulateMedia({ colorScheme: theme })
      const line = lineOf(state, theme)
      const found = failure === undefined ? await findings(state, visitor, size.isFull) : [failure]
      await page.screenshot({ path: join(folder, `${line.replaceAll(/[^\w.,+-]+/g, ' ')}.png`) })
      // The same in both themes, and last: it scrolls.
      if (theme === looked.at(-1) && failure === undefined) found.push(...(await coverings(page)))
      onLook({ line, findings: [...found, ...errors.splice(0)] })
    }
    await page.close()
  }
  await context.close()
}

/** A tab, and what goes wrong in it. */
async function newPage(context: BrowserContext, { server }: State): Promise<[Page, string[]]> {
  await context.setOffline(false)
  const page = await context.newPage()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(`error: ${String(error)}`))
  page.on('console', (message) => {
    // Chromium writes down every refused request.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load'))
      errors.push(`error: ${message.text()}`)
  })
  if (server !== undefined)
    await page.route('**/api/**', async (route) => {
      const { pathname } = new URL(route.request().url())
      const isRead = route.request().method() === 'GET'
      if (server === 'gone') await route.abort()
      // Who is signed in is always told: the pages are what we look at.
      else if (!isRead || pathname === '/api/auth/user') await route.continue()
      // The dashboard asks for that together with all else, and then for each alone.
      else if (server === 'failing' || pathname === '/api/dashboard')
        await route.fulfill({ status: 500, json: { code: 'INTERNAL', message: 'x', requestId: 'x' } })
    })
  return [page, errors]
}

async function arrive(state: State, visitor: Visitor): Promise<string | undefined> {
  try {
    await state.show(visitor)
    return undefined
  } catch (error) {
    return `not shown: ${String(error).split('\n')[0]}`
  }
}
