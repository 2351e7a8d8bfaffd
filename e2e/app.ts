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
}
