import { readFile } from 'node:fs/promises'
import { expectAccessibleInBothThemes } from './support/accessibility.ts'
import { expect, test } from './support/fixtures.ts'
import { dayFromNow, planParty, Preparation } from './support/party.ts'

test('set a budget, see where it goes, and take the figures along', async ({ guest, baseURL }) => {
  const { page } = guest
  const { telescopeId } = await planParty(guest, baseURL)
  const prepare = new Preparation(guest, baseURL)
  await prepare.change('PATCH', `/gift-ideas/${telescopeId}/status`, { status: 'assigned' })
  const contributors = [
    { name: 'You', amount: '28.70' },
    { name: 'Bo', amount: '20.00' },
  ]
  const split = { giftIdeaId: telescopeId, totalCost: '48.70', splitMethod: 'custom', contributors }
  await prepare.change('POST', '/gift-splits', split)
  const year = dayFromNow(5).slice(0, 4)

  // As on a busy machine: the form closes before the page has the new figures.
  await page.addInitScript(() => {
    const setNow = window.setTimeout
    window.setTimeout = ((run: () => void, ms = 0) => setNow(run, ms + 50)) as typeof window.setTimeout
  })
  await guest.open(`/budget?year=${year}`)
  await page.getByRole('button', { name: 'Set a budget' }).click()
  await page.getByLabel('Amount ($)').fill('40')
  await page.keyboard.press('Enter')
  const envelope = page.getByRole('region', { name: `Budget for ${year}` })
  await expect(envelope.getByText('$8.70')).toBeVisible()
  await expect(envelope.getByText('Over budget')).toBeVisible()

  // The focus is back at the pencil.
  await expect(envelope.getByRole('button', { name: /^Change the budget/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByLabel('Amount ($)').fill('a lot')
  await page.keyboard.press('Enter')
  await expect(page.getByText('The budget must be 0 or more')).toBeVisible()
  await page.getByLabel('Amount ($)').fill('100')
  await page.keyboard.press('Enter')
  await expect(envelope.getByText('$51.30')).toBeVisible()

  const maya = page.getByRole('region', { name: 'By person' }).getByRole('row', { name: /Maya Okafor/ })
  await expect(maya.getByRole('cell')).toHaveText(['$80.00', '$48.70', '$0.00', '$31.30', '$28.70', '$0.00'])
  await expectAccessibleInBothThemes(page)
  await page.getByRole('button', { name: 'Show the events of Party' }).click()
  await page
    .getByRole('region', { name: 'By occasion' })
    .getByRole('button', { name: /^Maya Okafor/ })
    .click()
  await expect(page.getByRole('dialog', { name: /^Edit Event/ })).toBeVisible()
  await page.goBack()

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export (CSV)' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe(`budget-${year}.csv`)
  expect(await readFile(await file.path(), 'utf8')).toContain(
    'By person,,Maya Okafor,,80.00,48.70,0.00,31.30,0.00,28.70',
  )

  await page.getByRole('button', { name: /^Next year/ }).click()
  await expect(page.getByText(`$48.70 of $100.00 spent in ${year}`)).toBeVisible()
  await page.goBack()
  await expect(maya).toBeVisible()
})
