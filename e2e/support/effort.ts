import type { Locator, Page } from '@playwright/test'

/** Counts what somebody's hand does: taps, or clicks, and typed characters. */
export class Effort {
  #taps = 0
  #characters = 0

  async tap(target: Locator): Promise<void> {
    this.#taps += 1
    await target.click()
  }

  /** A tap into the field, then its characters. */
  async type(field: Locator, text: string): Promise<void> {
    await this.tap(field)
    this.#characters += text.length
    await field.pressSequentially(text)
  }

  /** Typed where the focus already is. */
  async keys(page: Page, text: string): Promise<void> {
    this.#characters += text.length
    await page.keyboard.type(text)
  }

  /** A tap on the select, and one on the option: the phone's own list, which no journey can tap. */
  async choose(select: Locator, label: string): Promise<void> {
    this.#taps += 2
    await select.selectOption({ label })
  }

  /** A tap on the field, and one on the file: the system's own window, which no journey can tap. */
  async chooseFile(
    page: Page,
    field: Locator,
    file: { name: string; mimeType: string; buffer: Buffer },
  ): Promise<void> {
    const chooser = page.waitForEvent('filechooser')
    await this.tap(field)
    this.#taps += 1
    await (await chooser).setFiles(file)
  }

  /** Printed, so that every run shows what it takes. */
  told(what: string): number {
    console.log(`${what}: ${this.#taps} clicks, ${this.#characters} characters`)
    return this.#taps
  }
}
