import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { inRoot } from '../lib/paths.mjs'
import type { Engine } from './engine.ts'

/** How long something may take to appear, on a machine that does much else besides. */
const PATIENCE_MS = 60_000

/** Finds elements by what they are and are called, as the journeys do; the content security policy lets a driver do that. */
const LIBRARY = readFileSync(inRoot('node_modules/@testing-library/dom/dist/@testing-library/dom.umd.min.js'), 'utf8')

/** Where its role or label is said: in the dialog on top, or on the page. */
const SHOWN = "([...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body)"

export type Name = string | RegExp

/** What a person sees and does in one engine. */
export class Screen {
  readonly engine: Engine
  private readonly home: string

  constructor(engine: Engine, home: string) {
    this.engine = engine
    this.home = home
  }

  async open(path: string): Promise<void> {
    await this.engine.go(`${this.home}${path}`)
  }

  /** With the mouse, in its middle. */
  async click(role: string, name: Name): Promise<void> {
    await this.engine.mouse(await this.middleOf(byRole(role, name)))
  }

  async drag(role: string, name: Name, toRole: string, toName: Name): Promise<void> {
    const to = await this.middleOf(byRole(toRole, toName))
    const from = await this.middleOf(byRole(role, name))
    await this.engine.mouse(from, to, { x: to.x + 4, y: to.y + 4 })
  }

  /** Types into the field of this label. */
  async fill(label: string, text: string): Promise<void> {
    await this.engine.mouse(await this.middleOf(byLabel(label)))
    await this.engine.type(text)
  }

  /** A click on a date may open the platform's own calendar, which no driver closes: Tab would lead there, too. */
  async fillDate(label: string, parts: string[]): Promise<void> {
    await this.until(label, `(${byLabel(label)}?.focus(), ${byLabel(label)} === document.activeElement)`)
    await this.engine.typeDate(parts)
  }

  /** A list of choices is the platform's own, which no driver opens: its change is told as a browser tells it. */
  async choose(label: string, option: string): Promise<void> {
    await this.until(
      `an option ${option}`,
      `(() => {
      const list = ${byLabel(label)}
      const found = [...(list?.options ?? [])].find(({ text }) => text === ${JSON.stringify(option)})
      if (!found) return false
      Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value').set.call(list, found.value)
      list.dispatchEvent(new Event('change', { bubbles: true }))
      return true
    })()`,
    )
  }

  /** Waits until it is there. */
  async see(role: string, name: Name): Promise<void> {
    await this.until(`${role} ${name}`, `${byRole(role, name)} !== undefined`)
  }

  async seeText(text: Name): Promise<void> {
    await this.until(`the text ${text}`, `TestingLibraryDom.queryAllByText(document.body, ${code(text)}).length > 0`)
  }

  /** Waits until an expression in the page is true. */
  async until(what: string, expression: string, since = Date.now()): Promise<void> {
    if ((await this.inPage(`Boolean(${expression})`)) === true) return
    if (Date.now() - since > PATIENCE_MS) throw new Error(`${this.engine.name} does not show ${what}`)
    await sleep(100)
    await this.until(what, expression, since)
  }

  /** What has the focus: its role and name, and whether one can see that. */
  async focused(): Promise<{ what: string; isVisible: boolean }> {
    return (await this.inPage(`(() => {
      const { activeElement: at } = document
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(at)
      const what = (at.getAttribute('aria-label') ?? at.labels?.[0]?.innerText ?? at.innerText ?? '').trim().split('\\n')[0]
      return {
        what: at.tagName.toLowerCase() + ' ' + what,
        isVisible: (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none',
      }
    })()`)) as { what: string; isVisible: boolean }
  }

  /** Once it stands still. */
  private async middleOf(element: string): Promise<{ x: number; y: number }> {
    await this.until(element, element)
    const place = `(() => {
      const element = ${element}
      if (!element) return ''
      element.scrollIntoView({ block: 'center' })
      const { x, y, width, height } = element.getBoundingClientRect()
      return JSON.stringify({ x: x + width / 2, y: y + height / 2 })
    })()`
    let before = ''
    let now = String(await this.inPage(place))
    while (before !== now || now === '') {
      before = now
      await sleep(80)
      now = String(await this.inPage(place))
    }
    return JSON.parse(now) as { x: number; y: number }
  }

  /** The library is gone with every page that is loaded. */
  private async inPage(expression: string): Promise<unknown> {
    if ((await this.engine.evaluate('typeof TestingLibraryDom')) !== 'object') await this.engine.load(LIBRARY)
    return this.engine.evaluate(expression)
  }
}

const byRole = (role: string, name: Name) =>
  `TestingLibraryDom.queryAllByRole(${SHOWN}, '${role}', { name: ${code(name)} })[0]`
/** A label begins with these words: a star follows where the field is required. */
const byLabel = (label: string) => `TestingLibraryDom.queryAllByLabelText(${SHOWN}, /^${label}/)[0]`
const code = (name: Name) => (typeof name === 'string' ? JSON.stringify(name) : String(name))
