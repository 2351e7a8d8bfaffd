import type { Page } from '@playwright/test'

/** What a person does in Ribbonry, in their words. Journeys use these verbs, roles and labels, never selectors. */
export class Ribbonry {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  /** Opens a page of the app by its path, such as '/dashboard'. */
  async open(path: string): Promise<void> {
    await this.page.goto(path)
  }

  /** On the landing page: makes an account; the Sign In tab is shown afterward. */
  async signUp(email: string, password: string): Promise<void> {
    await this.page.getByRole('tab', { name: 'Sign Up' }).click()
    await this.page.getByLabel('E-mail').fill(email)
    await this.page.getByLabel('Password', { exact: true }).fill(password)
    await this.page.getByRole('checkbox', { name: /13 or older/ }).check()
    await this.page.getByRole('button', { name: 'Sign Up' }).click()
  }

  /** On the Sign In tab, of the landing page or of the dialog. */
  async signIn(email: string, password: string): Promise<void> {
    await this.page.getByRole('tab', { name: 'Sign In' }).click()
    await this.page.getByLabel('E-mail').fill(email)
    await this.page.getByLabel('Password', { exact: true }).fill(password)
    await this.page.getByRole('button', { name: 'Sign In' }).click()
  }

  async continueAsGuest(): Promise<void> {
    await this.page.getByRole('button', { name: 'Continue as guest' }).click()
  }

  async signOut(): Promise<void> {
    await this.page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click()
  }

  async openProfileSettings(): Promise<void> {
    await this.page.getByRole('button', { name: 'Profile Settings' }).click()
    await this.page.getByRole('heading', { name: "Where you're signed in" }).waitFor()
  }

  /** In Profile Settings: where events of 29 February go in common years. */
  async keepLeapDayOn(day: 'February 28' | 'March 1'): Promise<void> {
    await this.openProfileSettings()
    const saved = this.page.waitForResponse((answer) => answer.url().endsWith('/api/preferences') && answer.ok())
    await this.page.getByLabel('February 29 in other years').selectOption({ label: day })
    await saved
    await this.page.keyboard.press('Escape')
    await this.page.getByRole('dialog').waitFor({ state: 'hidden' })
  }

  /** From the sidebar, on any page. */
  async startAddingContact(): Promise<void> {
    await this.page.getByRole('button', { name: 'Add Contact' }).first().click()
    await this.page.getByRole('dialog', { name: 'Add Contact' }).waitFor()
  }

  /** In the Add Contact dialog. */
  async describePerson(person: { name: string; relationship: string; email?: string }): Promise<void> {
    const dialog = this.page.getByRole('dialog', { name: 'Add Contact' })
    await dialog.getByLabel('Full name').fill(person.name)
    await dialog.getByLabel('Relationship').selectOption({ label: person.relationship })
    if (person.email !== undefined) await dialog.getByLabel('E-mail').fill(person.email)
  }

  /** A month alone, with a day, or with a year too. */
  async pickBirthday(month: string, day?: string, year?: string): Promise<void> {
    const dialog = this.page.getByRole('dialog').last()
    await dialog.getByLabel('Month', { exact: true }).selectOption({ label: month })
    if (day !== undefined) await dialog.getByLabel('Day', { exact: true }).selectOption({ label: day })
    if (year !== undefined) await dialog.getByLabel('Year (optional)').fill(year)
  }

  /** Presses the main button of the Add Contact dialog. */
  async saveContact(): Promise<void> {
    await this.page.getByRole('dialog', { name: 'Add Contact' }).getByRole('button', { name: 'Add Contact' }).click()
  }

  async addContact(name: string, relationship: string): Promise<void> {
    await this.startAddingContact()
    await this.describePerson({ name, relationship })
    await this.saveContact()
    await this.page.getByText(`${name} was added to your contacts!`).first().waitFor()
  }

  /** From a card of the contacts page. */
  async openContact(name: string): Promise<void> {
    await this.page.getByRole('button', { name, exact: true }).click()
    await this.page.getByRole('dialog', { name }).getByText('Contact Information').waitFor()
  }

  /** On the dashboard: which five events its card lists. */
  async showEvents(which: 'Upcoming' | 'Past'): Promise<void> {
    await this.page.getByRole('radio', { name: which }).check()
  }

  /** On the dashboard: opens the two lists of somebody's event. */
  async showGiftsOf(person: string): Promise<void> {
    await this.page.getByRole('button', { name: new RegExp(`^Show gifts: ${person}`) }).click()
    await this.list('Ideas').waitFor()
  }

  /** One of the two lists of the expanded event. */
  list(name: 'Ideas' | 'Assigned') {
    return this.page.getByRole('region', { name: new RegExp(`^${name}, \\d+$`) })
  }

  /** In the Ideas list of the expanded event. */
  async addGiftIdea(idea: { name: string; price?: string; link?: string }): Promise<void> {
    await this.list('Ideas').getByRole('button', { name: 'Add Gift Idea' }).click()
    const dialog = this.page.getByRole('dialog', { name: 'Add Gift Idea' })
    await dialog.getByLabel('Gift Name').fill(idea.name)
    if (idea.price !== undefined) await dialog.getByLabel('Price').fill(idea.price)
    if (idea.link !== undefined) await dialog.getByLabel('Product link').fill(idea.link)
    await dialog.getByRole('button', { name: 'Add Gift Idea' }).click()
    await this.list('Ideas').getByRole('button', { name: idea.name, exact: true }).waitFor()
  }

  async chooseFromGiftMenu(gift: string, item: string): Promise<void> {
    await this.page.getByRole('button', { name: `More for ${gift}` }).click()
    await this.page.getByRole('menuitem', { name: item }).click()
  }

  /** With the mouse, by the grip of the tile. */
  async dragGift(gift: string, to: 'Ideas' | 'Assigned'): Promise<void> {
    await this.whenGiftsCanBeDragged(gift)
    await this.list(to).evaluate((list) => list.scrollIntoView({ block: 'center' }))
    await this.page.getByRole('button', { name: `Move ${gift}` }).hover()
    await this.page.mouse.down()
    const target = await this.list(to).boundingBox()
    if (target === null) throw new Error(`The list ${to} is not on the screen`)
    await this.page.mouse.move(target.x + target.width / 2, target.y + target.height / 2, { steps: 12 })
    // A person sees the list light up before letting go.
    await this.page.locator('section[data-target]').waitFor()
    await this.page.mouse.up()
  }

  /** The code of dragging comes after the lists; it describes the grip once it has taken hold of it. */
  private async whenGiftsCanBeDragged(gift: string): Promise<void> {
    await this.page.locator(`[aria-roledescription="draggable"][aria-label="Move ${gift}"]`).waitFor()
  }
}
