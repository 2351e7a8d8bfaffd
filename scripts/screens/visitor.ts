import { setTimeout as sleep } from 'node:timers/promises'
import type { Locator, Page } from '@playwright/test'
import { Ribbonry } from '../../e2e/support/app.ts'
import type { Rows } from './accounts.ts'

/** How long something may take to appear, on a machine that does much else besides. */
const PATIENCE_MS = 20_000

type Name = string | RegExp

/** Gets to a state of the screen. Each verb acts in the dialog on top, or on the page where none is open. */
export class Visitor extends Ribbonry {
  readonly rows: Rows
  #running = 0

  constructor(page: Page, rows: Rows) {
    super(page)
    this.rows = rows
    const ended = () => (this.#running -= 1)
    page.on('request', (request) => {
      if (request.resourceType() !== 'eventsource') this.#running += 1
    })
    page.on('requestfinished', ended)
    page.on('requestfailed', ended)
  }

  override async open(path: string): Promise<void> {
    await super.open(path)
    await this.page.getByRole('heading', { level: 1 }).first().waitFor({ timeout: PATIENCE_MS })
    await this.settled()
  }

  button(name: Name): Promise<Locator> {
    return this.#onTop((place) => place.getByRole('button', { name }))
  }

  async press(name: Name): Promise<void> {
    await (await this.button(name)).click()
  }

  /** In an open menu. */
  async choose(...items: Name[]): Promise<void> {
    for (const name of items) {
      const item = this.page.getByRole('menuitem', { name }).first()
      await item.waitFor({ timeout: PATIENCE_MS })
      if ((await item.getAttribute('aria-haspopup')) === 'menu') await item.press('ArrowRight')
      else await item.press('Enter')
    }
  }

  async tab(name: Name): Promise<void> {
    await (await this.#onTop((place) => place.getByRole('tab', { name }))).click()
  }

  async pick(radio: Name): Promise<void> {
    await (await this.#onTop((place) => place.getByRole('radio', { name: radio }))).check()
  }

  async fill(label: Name, text: string): Promise<void> {
    await (await this.#onTop((place) => place.getByLabel(label))).fill(text)
  }

  async select(name: Name, option: string): Promise<void> {
    await (await this.#onTop((place) => place.getByRole('combobox', { name }))).selectOption({ label: option })
  }

  async keys(keys: string): Promise<void> {
    await this.page.keyboard.press(keys)
  }

  /** Waits for a dialog or a question, which is then on top. */
  async dialog(name: Name): Promise<void> {
    const { page } = this
    const found = page.getByRole('dialog', { name }).or(page.getByRole('alertdialog', { name }))
    await found.last().waitFor({ timeout: PATIENCE_MS })
  }

  /** Waits for a toast, which then stays. */
  async toast(text: Name): Promise<void> {
    await this.page.locator('li[data-popup]').filter({ hasText: text }).first().hover({ timeout: PATIENCE_MS })
  }

  async see(text: Name): Promise<void> {
    await this.#onTop((place) => place.getByText(text))
  }

  /** Scrolls what is on top to its end. */
  async toEnd(): Promise<void> {
    await this.page.evaluate(() => {
      const dialog = [...document.querySelectorAll('dialog:modal')].at(-1)
      const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowY)
      const inside = dialog === undefined ? [] : [dialog, ...dialog.querySelectorAll('*')]
      const scroller =
        inside
          .filter(scrolls)
          .toSorted((a, b) => b.scrollHeight - b.clientHeight - a.scrollHeight + a.clientHeight)[0] ??
        document.documentElement
      scroller.scrollTo({ top: scroller.scrollHeight, behavior: 'instant' })
    })
    await this.settled()
  }

  /** Everything was answered and every picture is there, or nothing has changed for long enough. */
  async settled(): Promise<void> {
    const until = Date.now() + 5_000
    let quiet = 0
    while (quiet < 3 && Date.now() < until) {
      await sleep(60)
      quiet = this.#running <= 0 ? quiet + 1 : 0
    }
    await this.page.evaluate(() => document.fonts.ready.then(() => undefined))
  }

  /** The first of its kind in the dialog on top, as soon as one is visible there: a dialog may be on its way. */
  async #onTop(find: (place: Locator) => Locator): Promise<Locator> {
    const until = Date.now() + PATIENCE_MS
    for (;;) {
      const dialogs = this.page.locator('dialog:modal')
      const place = (await dialogs.count()) > 0 ? dialogs.last() : this.page.locator('body')
      const found = find(place).filter({ visible: true }).first()
      if (await found.isVisible()) return found
      if (Date.now() > until) throw new Error(`There is no ${String(found)}`)
      await sleep(50)
    }
  }
}
