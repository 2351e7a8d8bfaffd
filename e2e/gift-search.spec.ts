import type { Page } from '@playwright/test'
import { expectAccessibleInBothThemes } from './support/accessibility.ts'
import { expect, test } from './support/fixtures.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: /^AI Gift Recommendations/ })
const cards = (page: Page) => dialog(page).getByRole('article')

async function searchFor(page: Page, words: string) {
  await dialog(page).getByRole('searchbox', { name: 'Search for gifts...' }).fill(words)
  await page.keyboard.press('Enter')
}

test('a search says how it read the words, and is filtered by keyboard', async ({ guest }) => {
  const { page } = guest
  const asked: URLSearchParams[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname === '/api/gift-search') asked.push(url.searchParams)
  })
  await page.goto('/gifts')
  await page.getByRole('searchbox').first().fill('lego for a 7 year old under $40')
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByText('From your words: for age 7 · up to $40.')).toBeVisible()
  await expect(cards(page).first()).toBeVisible()
  expect([...(asked[0]?.keys() ?? [])].toSorted()).toEqual(['limit', 'page', 'query'])
  await expectAccessibleInBothThemes(page)

  await searchFor(page, 'telescpoe')
  await expect(dialog(page).getByText('Showing results for "telescope".')).toBeVisible()

  await searchFor(page, 'cooking')
  await expect(cards(page).first()).toBeVisible()
  const kind = dialog(page).getByRole('combobox', { name: 'Kind' })
  await kind.focus()
  await page.keyboard.type('Exp')
  await expect(kind).toHaveValue('experience')
  await dialog(page).getByRole('combobox', { name: 'Price' }).selectOption('50-100')
  await expect
    .poll(() => Object.fromEntries(asked.at(-1) ?? []))
    .toMatchObject({ kind: 'experience', minPrice: '50.00', maxPrice: '99.99' })
  await expect(cards(page).first()).toBeVisible()

  await dialog(page).getByRole('combobox', { name: 'Age' }).selectOption('0')
  await expect(dialog(page).getByText('No results found for "cooking". Try different search terms.')).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Clear filters' }).click()
  await expect(cards(page).first()).toBeVisible()
  await expect(dialog(page).getByRole('combobox', { name: 'Age' })).toHaveValue('')
})
