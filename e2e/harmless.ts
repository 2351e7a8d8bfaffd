import type { Page } from '@playwright/test'
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
      note(`dialog: ${dialog.message()}`)
      void dialog.dismiss()
    })
    page.on('popup', (popup) => note(`popup: ${popup.url()}`))
    page.on('request', (request) => {
      if (new URL(request.url()).hostname.endsWith('xss.invalid')) note(`request: ${request.url()}`)
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

  /** Hostile words stand on the screen, as words; nothing has run, and nothing was made of them. */
  async sees(screen: string): Promise<void> {
    await expect
      .poll(() => this.#page.evaluate(wordsOnScreen), { message: `hostile words on: ${screen}` })
      .toMatch(/xss/)
    await this.findsNothing(screen)
  }

  async findsNothing(screen: string): Promise<void> {
    expect(await this.#page.evaluate(made), screen).toEqual([])
    expect(this.#done, screen).toEqual([])
  }
}

/** Texts, and what stands in fields. */
function wordsOnScreen(): string {
  const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')].map(({ value }) => value)
  return [document.body.innerText, ...fields].join('\n')
}

/** What there is in the document that only a hostile text could have put there. */
export function made(): string[] {
  const found: string[] = []
  if ('__xss' in globalThis) found.push('a script ran')
  for (const element of document.querySelectorAll('*')) {
    const name = element.localName
    if (element.hasAttribute('data-xss') || ['base', 'embed', 'marquee', 'object', 'xss'].includes(name))
      found.push(name)
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
