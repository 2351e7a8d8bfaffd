import type { Screen } from './screen.ts'

/** What a person does in one engine: each step ends when its screen shows what it should, and has a picture. */
export interface Step {
  does: string
  walk: (screen: Screen) => Promise<void>
}

const password = 'walnut-tree-77'
const nextYear = String(new Date().getFullYear() + 1)

/** Month and day in so many days. */
function dayAhead(days: number) {
  const date = new Date(Date.now() + days * 86_400_000)
  const month = new Intl.DateTimeFormat('en-US', { month: 'long' }).format(date)
  return { month, day: String(date.getDate()) }
}

export const walk: Step[] = [
  {
    does: 'signs up and signs in',
    async walk(screen) {
      const email = `ada-${Date.now()}@example.com`
      await screen.open('/')
      await screen.click('tab', 'Sign Up')
      await screen.fill('E-mail', email)
      await screen.fill('Password', password)
      await screen.click('checkbox', /13 or older/)
      await screen.click('button', 'Sign Up')
      await screen.until('the Sign In tab', tabIsChosen('Sign In'))
      await screen.fill('Password', password)
      await screen.click('button', 'Sign In')
      await screen.see('heading', 'Dashboard')
    },
  },
  {
    does: 'begins to add a person in a dialog',
    async walk(screen) {
      await screen.click('button', 'Add New Contact')
      await screen.see('heading', 'Add Contact')
      await screen.until('a modal dialog', "document.querySelector('dialog[open]')?.matches(':modal')")
      await screen.until('the focus in it', "document.activeElement?.closest('dialog[open]')")
      await screen.fill('Full name', 'Maya Okafor')
      await screen.choose('Relationship', 'Sibling')
      const { month, day } = dayAhead(60)
      await screen.choose('Month', month)
      await screen.choose('Day', day)
    },
  },
  {
    does: 'is told when they will be reminded of the birthday',
    async walk(screen) {
      await screen.click('button', 'Add Contact')
      await screen.seeText(/We'll remind you on/)
      await screen.see('button', 'Maya Okafor')
    },
  },
  {
    does: 'opens the event, and Back closes it',
    async walk(screen) {
      await screen.click('button', 'View Details')
      await screen.see('heading', /Maya/)
      await screen.engine.back()
      await screen.until('no dialog', noDialog)
      await screen.see('button', 'View Details')
    },
  },
  {
    does: 'adds a gift to it',
    async walk(screen) {
      await screen.click('button', /^Show gifts: Maya Okafor/)
      await screen.click('button', 'Add Gift Idea')
      await screen.fill('Gift Name', 'Pocket telescope')
      await screen.fill('Price', '48.70')
      await screen.click('button', 'Add Gift Idea')
      await screen.until('no dialog', noDialog)
      await screen.see('button', 'Pocket telescope')
    },
  },
  {
    does: 'assigns the gift by dragging it',
    async walk(screen) {
      await screen.until(
        'a grip',
        `document.querySelector('[aria-roledescription="draggable"][aria-label="Move Pocket telescope"]')`,
      )
      await screen.drag('button', 'Move Pocket telescope', 'region', /^Assigned, \d+$/)
      await screen.see('region', 'Assigned, 1')
    },
  },
  {
    does: 'buys the gift',
    async walk(screen) {
      await screen.click('checkbox', 'Purchased: Pocket telescope')
      await screen.seeText('Gift marked as purchased!')
    },
  },
  {
    does: 'adds an event with the date field',
    async walk(screen) {
      await screen.open('/contacts')
      await screen.click('button', 'Maya Okafor')
      await screen.click('button', 'Add Event')
      await screen.fill('Event name', 'Concert')
      await screen.fillDate('Date', ['12', '24', nextYear])
      await screen.until(
        'the date',
        `[...document.querySelectorAll('input[type=date]')].at(-1).value === '${nextYear}-12-24'`,
      )
      await seesFocus(screen)
    },
  },
  {
    does: 'saves it, and Escape gives the focus back to where the dialog was opened',
    async walk(screen) {
      await screen.click('button', 'Add Event')
      await screen.see('heading', 'Maya Okafor')
      await screen.seeText('Concert')
      await screen.engine.press('Escape')
      await screen.until('no dialog', noDialog)
      await screen.until('the focus on the card', "document.activeElement?.innerText?.includes('Maya Okafor')")
    },
  },
  {
    does: 'walks the page with Tab and sees where the focus is',
    async walk(screen) {
      await screen.open('/contacts')
      await screen.see('button', 'Maya Okafor')
      const seen = new Set<string>()
      for (let at = 0; at < 12; at++) {
        await screen.engine.press('Tab')
        seen.add(await seesFocus(screen))
      }
      if (seen.size < 8) throw new Error(`Tab reached only ${[...seen].join(', ')}`)
      console.log(`    Tab: ${[...seen].join(' · ')}`)
    },
  },
  {
    does: 'looks at the calendar',
    async walk(screen) {
      await screen.open('/calendar')
      await screen.seeText('This Month')
      await screen.seeText('No events this month')
    },
  },
  {
    does: 'looks at the reminders',
    async walk(screen) {
      await screen.open('/reminders')
      await screen.see('heading', /Reminders/)
    },
  },
]

async function seesFocus(screen: Screen): Promise<string> {
  const { what, isVisible } = await screen.focused()
  if (!isVisible) throw new Error(`The focus on '${what}' cannot be seen`)
  return what
}

const noDialog = "!document.querySelector('dialog[open]')"
const tabIsChosen = (name: string) =>
  `TestingLibraryDom.queryAllByRole(document.body, 'tab', { name: '${name}', selected: true }).length > 0`
