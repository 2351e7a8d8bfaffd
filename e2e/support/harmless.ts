import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** Watches a page for anything that a hostile text could do, and looks at what is on the screen when asked to. */
export class Watch {
  readonly #page: Page
  readonly #done: string[] = []

  private constructor(page: Page) {
    this.#page = page
  }

  static async over(page: Page): Promise<Watch> {
    const watch = new Watch(page)
    const note = (what: string) => watch.#done.push(what)
    page.on('dialog', (dialog) => {
      // The browser's own question about unsaved input: the journey goes on to the next page.
      if (dialog.type() === 'beforeunload') return void dialog.accept()
      note(`dialog: ${dialog.message()}`)
      void dialog.dismiss()
    })
    page.on('popup', (popup) => note(`popup: ${popup.url()}`))
    page.on('request', (request) => {
      if (/(?:xss\.invalid|shop\.example)$/.test(new URL(request.url()).hostname)) note(`request: ${request.url()}`)
    })
    await page.exposeFunction('tellViolation', (what: string) => note(`policy: ${what}`))
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
        const { tellViolation } = globalThis as unknown as { tellViolation: (what: string) => void }
        tellViolation(`${effectiveDirective} ${blockedURI}`)
      })
    })
    return watch
  }

  /**
   * Words that look like HTML are shown in this place as words; nothing has run, and no element was made of them.
   * @param ofThem which words, where no element is possible: in an address
   */
  async sees(what: string, place: Locator, ofThem = /<[a-z][^]*xss/i): Promise<void> {
    await expect
      .poll(() => place.evaluate(words), { message: `hostile words in: ${what}`, timeout: 20_000 })
      .toMatch(ofThem)
    await this.findsNothing(what)
  }

  async findsNothing(what: string): Promise<void> {
    const found = await Promise.all(this.#page.frames().map((frame) => frame.evaluate(made)))
    expect(found.flat(), what).toEqual([])
    expect(this.#done, what).toEqual([])
  }
}

/** Texts, and the values of fields. */
function words(place: HTMLElement | SVGElement): string {
  const fields = [place, ...place.querySelectorAll('*')].filter((element) => 'value' in element)
  return [(place as HTMLElement).innerText, ...fields.map(({ value }) => String(value))].join('\n')
}

/** What there is in the document that only a hostile text could have put there. */
export function made(): string[] {
  const found: string[] = []
  if ('__xss' in globalThis) found.push('a script ran')
  for (const element of document.querySelectorAll('*')) {
    const name = element.localName
    // The frame of a mail has a base of ours, without an address.
    if (element.matches('[data-xss], base[href], embed, marquee, object, xss')) found.push(name)
    if (name === 'script' && element.textContent.includes('__xss')) found.push(name)
    for (const { name: attribute, value } of element.attributes) {
      if (attribute.startsWith('on')) found.push(`${name} ${attribute}`)
      // Browsers leave out controls and spaces of a scheme.
      const address = value.replaceAll(/[^!-~]/g, '')
      const isAddress = ['href', 'src', 'action', 'formaction', 'xlink:href', 'data'].includes(attribute)
      if (isAddress && /^(?:javascript|vbscript|data:text|blob|file):?/i.test(address)) found.push(`${name} ${value}`)
    }
  }
  return found
}
