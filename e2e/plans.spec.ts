// One occasion for everyone: from the plan to the last gift that is bought.
import { expectAccessibleInBothThemes } from './support/accessibility.ts'
import { expect, test } from './support/fixtures.ts'
import { notFoundBy } from './support/not-found.ts'
import { Preparation } from './support/party.ts'

const year = new Date().getFullYear()
const christmas = `${new Date().getMonth() === 11 && new Date().getDate() > 20 ? year + 1 : year}-12-25`

test('a plan of two children: budgets, ideas, gifts dragged between people and states, fairness, and the last one bought', async ({
  guest,
  baseURL,
}) => {
  const { page } = guest
  const prepare = new Preparation(guest, baseURL)
  const leo = await prepare.add('/contacts', { fullName: 'Leo', relationship: 'child' })
  const mia = await prepare.add('/contacts', { fullName: 'Mia', relationship: 'child' })
  await prepare.change('POST', '/plans', {
    name: 'Christmas',
    type: 'christmas',
    date: christmas,
    totalBudget: '100',
    contactIds: [leo, mia],
  })

  await guest.open('/dashboard')
  await page.getByRole('button', { name: 'Show events: Christmas' }).click()
  await expect(page.getByRole('button', { name: 'Show gifts: Leo, Christmas' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Open plan Christmas' })).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('christ')
  await page
    .getByRole('group', { name: 'Plans' })
    .getByRole('option', { name: /Christmas/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Christmas' })).toBeVisible()

  const place = (name: string) => page.getByRole('group', { name, exact: true })
  await page.getByRole('button', { name: 'Add an idea for Leo' }).click()
  await page.getByLabel('Idea for Leo').fill('Kite $24')
  await page.keyboard.press('Enter')
  await expect(page.getByText('"Kite" is now an idea for Leo.').first()).toBeVisible()
  await page.getByLabel('Idea for Leo').fill('Puzzle $30')
  await page.keyboard.press('Enter')
  const gift = (title: string) => page.getByRole('button', { name: `Move ${title}`, exact: true })
  await expect(gift('Puzzle')).toBeVisible()
  await page.keyboard.press('Escape')

  // By hand, to another person.
  await page.locator('[aria-roledescription="draggable"][aria-label="Move Puzzle"]').hover()
  await page.mouse.down()
  const target = await place('Mia, assigned').boundingBox()
  await page.mouse.move((target?.x ?? 0) + 30, (target?.y ?? 0) + 20, { steps: 12 })
  // A person sees the place light up before letting go.
  await page.locator('[data-target]').waitFor()
  await page.mouse.up()
  await expect(place('Mia, assigned').getByText('$30.00')).toBeVisible()
  await expect(page.getByText('"Puzzle" is now for Mia.').first()).toBeVisible()
  // By keys, two places to the right.
  await gift('Kite').focus()
  await page.keyboard.press('Space')
  await expect(page.getByText(/^Picked up Kite/)).toBeAttached()
  for (let press = 0; press < 4; press += 1) await page.keyboard.press('ArrowRight')
  await expect(page.getByText('Over Leo, assigned.')).toBeAttached()
  await page.keyboard.press('Space')
  await expect(place('Leo, assigned').getByText('$24.00')).toBeVisible()
  await expect(gift('Kite')).toBeFocused()

  const budget = page.getByLabel('Budget for Mia')
  await budget.fill('25')
  await budget.press('Enter')
  await expect(page.getByText('$5 over budget')).toBeVisible()
  await expect(page.getByText('Mia $30 in 1 gift', { exact: false })).toBeHidden()
  await expect(page.getByText('No more than 20 % apart.')).toBeVisible()
  await page.getByRole('button', { name: 'See the children side by side' }).click()
  await expect(page.getByText('$30 · 1 gift')).toBeVisible()
  await expectAccessibleInBothThemes(page)

  await page.getByRole('radio', { name: 'Shopping list' }).check()
  // What is bought is shown a moment after the click: `check` would look at once.
  await page.getByLabel('Bought: Kite for Leo').click()
  await page.getByLabel('Bought: Puzzle for Mia').click()
  await expect(page.getByText('2 of 2 bought')).toBeVisible()
  await expect(page.getByText('Everything is bought').first()).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await page.reload()
  await expect(page.getByLabel('Bought: Kite for Leo')).toBeChecked()

  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Delete plan' }).click()
  const notFound = notFoundBy(page)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete plan' }).click()
  await expect(page.getByRole('heading', { name: 'No plans yet' })).toBeVisible()
  await page.goBack()
  await expect(page.getByText('This plan is no longer here')).toBeVisible()
  expect(notFound).toEqual([])
  await guest.open('/dashboard')
  await expect(page.getByRole('button', { name: 'Show gifts: Leo, Christmas' })).toBeVisible()
})

test(
  'a new plan takes its occasion and day from its name, until somebody chooses or types them',
  { tag: '@long' },
  async ({ guest, baseURL }) => {
    const { page } = guest
    const leo = await new Preparation(guest, baseURL).add('/contacts', { fullName: 'Leo', relationship: 'child' })
    await new Preparation(guest, baseURL).add('/plans', {
      name: 'Christmas',
      type: 'christmas',
      date: christmas,
      contactIds: [leo],
    })
    await guest.open('/plans')
    await page.getByRole('button', { name: 'New plan' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'New plan' })
    const name = dialog.getByLabel('Name', { exact: false }).first()
    const expectPlan = async (typed: string, occasion: string, date: string) => {
      await name.clear()
      await name.pressSequentially(typed)
      await expect(dialog.getByRole('radio', { name: occasion })).toBeChecked()
      await expect(dialog.getByLabel('Date')).toHaveValue(date)
    }
    await expectPlan(`Christmas ${year + 3}`, 'Christmas', `${year + 3}-12-25`)
    // Its first word was Christmas for a moment.
    await expectPlan('Christmas party', 'Something else', christmas)
    await expectPlan(`Halloween ${year + 2}`, 'Halloween', `${year + 2}-10-31`)
    await dialog.getByLabel('Date').fill(`${year + 2}-10-30`)
    await expectPlan('Halloween', 'Halloween', `${year + 2}-10-30`)
    // Nobody celebrates Christmas in October.
    await expectPlan('Christmas', 'Something else', `${year + 2}-10-30`)
    await dialog.getByRole('radio', { name: "Valentine's Day" }).check()
    await expectPlan('Dinner', "Valentine's Day", await dialog.getByLabel('Date').inputValue())
  },
)
