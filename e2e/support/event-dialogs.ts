import type { Locator, Page, Route } from '@playwright/test'
import type { Ribbonry } from './app.ts'
import { expect } from './time-travel.ts'

/** A Saturday: Thanksgiving is on Thursday, Christmas in 34 days. */
export const today = '2026-11-21T15:00:00Z'

export const tom = { fullName: 'Tom Brandt', relationship: 'friend' }
export const maya = { fullName: 'Maya Okafor', relationship: 'sibling', birthday: '1992-11-24' }
export const ines = { fullName: 'Grandma Ines', relationship: 'grandparent', birthday: '11/30' }
export const ruth = { fullName: 'Ruth Okafor', relationship: 'mother' }

export const marathon = { name: 'Marathon', type: 'custom', date: '2026-12-06', budget: '80.00' }
export const christmas = { name: 'Christmas', type: 'christmas', date: '2026-12-25' }

export type Event = Record<string, unknown> & { id: number; version: number }

/** The same account through the API: what is there before, what another tab does, and how it ended. */
export class Api {
  private readonly app: Ribbonry
  private readonly origin: string

  constructor(app: Ribbonry, baseURL: string | undefined) {
    this.app = app
    this.origin = baseURL ?? ''
  }

  async send<T = Event>(method: 'post' | 'put' | 'patch' | 'delete', path: string, data?: object): Promise<T> {
    const answer = await this.app.page.request[method](`/api${path}`, { data, headers: { origin: this.origin } })
    expect(answer.ok(), await answer.text()).toBe(true)
    const text = await answer.text()
    return (text === '' ? undefined : JSON.parse(text)) as T
  }

  async get<T>(path: string): Promise<T> {
    return (await (await this.app.page.request.get(`/api${path}`)).json()) as T
  }

  async know(person: object): Promise<number> {
    return (await this.send('post', '/contacts', person)).id
  }

  async plan(contactId: number, event: object): Promise<Event> {
    return this.send('post', '/occasions', { contactId, ...event })
  }

  eventsOf(contactId: number): Promise<Event[]> {
    return this.get(`/contacts/${contactId}/occasions`)
  }

  event(id: number): Promise<Event> {
    return this.get(`/occasions/${id}`)
  }
}

/** On the dashboard, from the row of somebody's event. */
export async function openFromDashboard(app: Ribbonry, name: string): Promise<Locator> {
  await app.open('/dashboard')
  await rowOf(app.page, name).getByRole('button', { name: 'View Details' }).click()
  const dialog = app.page.getByRole('dialog', { name: new RegExp(`^Edit Event: .*${name}`) })
  await dialog.getByLabel('Event type').waitFor()
  return dialog
}

export const rowOf = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })

/** Also while a dialog covers it, when its roles are hidden. */
export const dashboardRows = (page: Page) => page.locator('main li').filter({ hasText: 'View Details' })

export async function startAdding(app: Ribbonry, person: string): Promise<Locator> {
  await app.open('/contacts')
  await app.openContact(person)
  await app.page.getByRole('button', { name: 'Add Event' }).click()
  return app.page.getByRole('dialog', { name: 'Add Special Event' })
}

export async function chooseMore(dialog: Locator, item: string): Promise<void> {
  await dialog.getByRole('button', { name: 'More', exact: true }).click()
  await dialog.getByRole('menuitem', { name: item, exact: true }).click()
}

export const said = (page: Page, text: string) => expect(page.getByText(text).first()).toBeVisible()

/** The next change of an event waits on its way to the server until it is let go or refused there. */
export async function holdChanges(page: Page) {
  const decided: ((answer: (route: Route) => Promise<void>) => void)[] = []
  const decision = new Promise<(route: Route) => Promise<void>>((resolve) => decided.push(resolve))
  let isHeld = true
  await page.route(/\/api\/occasions\/\d+$/, async (route) => {
    if (!isHeld || route.request().method() !== 'PUT') return route.continue()
    isHeld = false
    return (await decision)(route)
  })
  const decide = (answer: (route: Route) => Promise<void>) => {
    for (const resolve of decided) resolve(answer)
  }
  return {
    letGo: () => decide((route) => route.continue()),
    refuse: (status: number, body: object) =>
      decide((route) => route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) })),
  }
}
