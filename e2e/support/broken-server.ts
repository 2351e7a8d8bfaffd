import type { Page } from '@playwright/test'
import { unexpectedFailure } from '../../src/domain/shared/errors.ts'
import { quotedErrors } from '../../src/domain/testing/quoted-messages.ts'
import type { QuotedMessage } from '../../src/domain/testing/quoted-messages.ts'
import { expect } from './fixtures.ts'

/** The messages that journeys have seen so far, as shown on the screen. */
const seen: { title?: string; text?: string; where: 'toast' | 'page' }[] = []

/** As the server answers what it did not expect; conventions.test.ts has a route of its own fail for it. */
const unexpected = { status: 500, json: unexpectedFailure('e2e') }

/** A server that answers every change with a 500, and reads too where it is told to. The journey's own calls succeed. */
export class BrokenServer {
  readonly #page: Page
  #reads: RegExp | undefined
  #isCut = false

  constructor(page: Page) {
    this.#page = page
  }

  async begin(): Promise<void> {
    await this.#page.route('**/api/**', async (route) => {
      const request = route.request()
      const fails = request.method() === 'GET' ? this.#reads?.test(request.url()) === true : true
      if (!fails) await route.continue()
      else if (this.#isCut) await route.abort()
      else await route.fulfill(unexpected)
    })
  }

  /** Also what is read at these addresses fails while something is done. */
  async whileReadsFail(reads: RegExp, act: () => Promise<void>): Promise<void> {
    this.#reads = reads
    await act()
    this.#reads = undefined
  }

  /** Instead of a 500 there is no answer at all. */
  async whileCut(act: () => Promise<void>): Promise<void> {
    this.#isCut = true
    await act()
    this.#isCut = false
  }

  /** A toast with exactly this title, 'Error' by default, and text; `more` is shown below it. */
  async says(text: string, title = 'Error', more?: string): Promise<void> {
    const toast = this.#page.locator('li[data-popup]')
    await expect(toast.getByText(title, { exact: true })).toBeVisible()
    await expect(toast.getByText(text, { exact: true })).toBeVisible()
    if (more !== undefined) await expect(toast.getByText(more, { exact: true })).toBeVisible()
    seen.push({ title, text, where: 'toast' })
    await toast.getByRole('button', { name: 'Close' }).click()
    await expect(toast).toBeHidden()
  }

  /** On the page itself, where it stays. */
  async shows(text: string, title?: string): Promise<void> {
    if (title !== undefined) await expect(this.#page.getByText(title, { exact: true }).last()).toBeVisible()
    await expect(this.#page.getByText(text, { exact: true }).last()).toBeVisible()
    seen.push({ ...(title !== undefined && { title }), text, where: 'page' })
  }
}

/** The specified errors that no journey of this worker has brought up. */
export function unseenErrors(): string[] {
  return quotedErrors
    .filter((quoted) => quoted.where !== 'wire' && !seen.some((one) => isOf(quoted, one)))
    .map(({ title = 'Error', text }) => `${title} - ${text}`)
}

function isOf(quoted: QuotedMessage, { title, text, where }: (typeof seen)[number]): boolean {
  if (where !== (quoted.where ?? 'toast')) return false
  if (where === 'toast' && title !== (quoted.title ?? 'Error')) return false
  if (where === 'page' && quoted.title !== undefined && title !== quoted.title) return false
  if (quoted.text === undefined) return true
  const words = quoted.text.split(/\{\w+\}/).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
  return new RegExp(`^${words.join('.+')}$`).test(text ?? '')
}
