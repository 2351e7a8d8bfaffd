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

  /** On the landing page: makes an account; the Sign In tab is shown afterwards. */
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
    await this.page.getByRole('heading', { name: 'Where you are signed in' }).waitFor()
  }
}
