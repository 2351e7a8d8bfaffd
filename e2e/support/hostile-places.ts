import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures.ts'

export const main = (page: Page) => page.getByRole('main')
export const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })
export const question = (page: Page, name: string | RegExp) => page.getByRole('alertdialog', { name })
/** There is one at a time; an earlier one may still be on its way out. */
export const toast = (page: Page, text: string | RegExp) => page.locator('li[data-popup]').filter({ hasText: text })
export const button = (place: Page | Locator, name: string | RegExp) => place.getByRole('button', { name }).first()
export const item = (page: Page, name: string | RegExp) => page.getByRole('menuitem', { name }).first()
/** What comes late is waited for. */
export const holds = (place: Locator) => expect(place).toContainText(/xss/, { timeout: 20_000 })
