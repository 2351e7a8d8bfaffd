import type { Page } from '@playwright/test'

/** What the page asks for in vain from now on, such as 'GET /api/gift-ideas/7'. */
export function notFoundBy(page: Page): string[] {
  const asked: string[] = []
  page.on('response', (answer) => {
    if (answer.status() === 404) asked.push(`${answer.request().method()} ${new URL(answer.url()).pathname}`)
  })
  return asked
}
