import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** More stops than any page has: somebody who tabs that far has been sent in circles. */
const MOST_STOPS = 200

/** Somebody without a mouse: every place is reached by keys, and it can be seen where the focus is. */
export class Keyboard {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  /** Tabs until the focus is there. */
  async goTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    await target.first().waitFor()
    for (let stop = 0; stop < MOST_STOPS; stop += 1) {
      if (await target.evaluateAll((them) => them.some((one) => one === document.activeElement))) {
        expect(await this.#page.evaluate(unseen), `the focus at ${String(target)}`).toBe('')
        return
      }
      await this.#page.keyboard.press(key)
    }
    throw new Error(`${MOST_STOPS} times ${key} don't lead to ${String(target)}`)
  }

  async press(...keys: string[]): Promise<void> {
    for (const key of keys) await this.#page.keyboard.press(key)
  }

  /** A button or link: there, and Enter. */
  async use(target: Locator): Promise<void> {
    await this.goTo(target)
    await this.press('Enter')
  }

  /** A check box or switch: there, and Space. */
  async tick(target: Locator): Promise<void> {
    await this.goTo(target)
    await this.press('Space')
  }

  /** Over what is in the field. */
  async type(target: Locator, text: string): Promise<void> {
    await this.goTo(target)
    await this.press('Control+a')
    await this.#page.keyboard.type(text)
  }

  /** A select, by the first letters of the option. */
  async choose(target: Locator, letters: string): Promise<void> {
    await this.goTo(target)
    await this.#page.keyboard.type(letters)
  }

  /** In an open menu: down to the item, and Enter. */
  async pick(name: string | RegExp): Promise<void> {
    const item = this.#page.getByRole('menuitem', { name })
    await item.first().waitFor()
    for (let step = 0; step < MOST_STOPS; step += 1) {
      if (await item.evaluateAll((them) => them.some((one) => one === document.activeElement))) {
        await this.press('Enter')
        return
      }
      await this.press('ArrowDown')
    }
    throw new Error(`The arrows don't lead to ${String(name)}`)
  }
}

/** Why nobody sees where the focus is; '' if everybody does. The ring may be drawn around what stands for the element. */
function unseen(): string {
  const element = document.activeElement
  if (element === null || element === document.body) return 'is nowhere'
  const { top, bottom, left, right } = element.getBoundingClientRect()
  if (bottom <= 0 || right <= 0 || top >= innerHeight || left >= innerWidth) return 'is outside the window'
  const around = [element, element.nextElementSibling, element.parentElement, element.parentElement?.parentElement]
  const hasRing = around.some((one) => {
    if (one === null || one === undefined) return false
    return ['', '::after'].some((part) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(one, part)
      return outlineStyle !== 'none' && parseFloat(outlineWidth) > 0
    })
  })
  return hasRing ? '' : 'has no ring'
}
