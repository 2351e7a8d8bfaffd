import { expect, test } from './support/fixtures.ts'
import { Watch } from './support/harmless.ts'
import { hostileAccount, names, titles } from './support/hostile-account.ts'
import { button, dialog, item, main } from './support/hostile-places.ts'
import { dayFromNow, Preparation } from './support/party.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, actionTimeout: 20_000 })

test('what people typed stays words in plans, budgets and presents', { tag: '@long' }, async ({ visitor, baseURL }) => {
  const { page } = visitor
  const { contactId, eventId } = await hostileAccount(visitor, baseURL)
  const prepare = new Preparation(visitor, baseURL)
  const planId = await prepare.add('/plans', {
    name: names[0],
    type: 'custom',
    date: dayFromNow(1),
    totalBudget: '100',
    contactIds: [contactId],
  })
  await prepare.change('POST', '/presents-received', { from: names[3], title: titles[3], receivedOn: dayFromNow(-3) })
  const watch = await Watch.over(page)

  await visitor.open('/plans')
  await watch.sees('PlansPage', main(page))
  await button(page, 'New plan').click()
  await watch.sees('NewPlanDialog', dialog(page, 'New plan'))
  await page.keyboard.press('Escape')

  await visitor.open(`/plans/${planId}`)
  await watch.sees('PlanPage', page.getByRole('table').or(main(page)).first())
  await button(page, 'Add people').click()
  await watch.sees('AddPeopleDialog', dialog(page, 'Add people'))
  await page.keyboard.press('Escape')
  await button(page, 'More').click()
  await item(page, 'Rename').click()
  await expect(dialog(page, 'Rename plan').getByLabel('Name')).toHaveValue(/xss/)
  await watch.findsNothing('RenamePlanDialog')
  await page.keyboard.press('Escape')
  await visitor.open(`/plans/${planId}?view=shopping`)
  await watch.sees('PlanPage: the shopping list', main(page))

  await visitor.open('/budget')
  await watch.sees('BudgetPage', main(page))

  await visitor.open('/gifts')
  await page.getByRole('tab', { name: 'Received' }).click()
  const log = page.getByRole('region', { name: 'Presents you received' })
  await watch.sees('presents received', log)
  await button(log, /^More for /).click()
  await item(page, 'Edit present').click()
  await expect(dialog(page, 'Edit present').getByLabel('From')).toHaveValue(/xss/)
  await watch.findsNothing('EditPresentDialog')

  await visitor.open(`/dashboard?event=${eventId}`)
  await watch.sees('an event of a plan', dialog(page, /^Edit Event: /))
})
