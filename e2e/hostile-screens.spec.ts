import { expect, test } from './support/fixtures.ts'
import { card } from './support/address-book.ts'
import { Watch } from './support/harmless.ts'
import { hostileAccount } from './support/hostile-account.ts'
import { hostileTexts } from './support/hostile-corpus.ts'
import { button, dialog, holds, item, main, toast } from './support/hostile-places.ts'
import { dayFromNow } from './support/party.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, actionTimeout: 20_000 })

test('what people typed stays words on their screens', { tag: '@long' }, async ({ visitor, baseURL }) => {
  const { page } = visitor
  const { contactId } = await hostileAccount(visitor, baseURL)
  const watch = await Watch.over(page)

  await visitor.open('/dashboard')
  await button(page, /^Show gifts: /).click()
  await watch.sees(
    'DashboardPage: an event',
    main(page).getByRole('listitem').filter({ hasText: 'View Details' }).first(),
  )
  await watch.sees('the ideas of an event', visitor.list('Ideas'))
  await watch.sees('recent activity', page.getByRole('region', { name: 'Recent Activity' }))
  await button(page, 'Cost splitting').hover()
  await watch.sees('who shares the cost', page.getByRole('tooltip'))
  await button(page, /^More for /).click()
  await expect(item(page, 'View product')).toHaveAttribute('href', /^https:\/\/shop\.example\/.*xss/)
  await watch.findsNothing('the menu of a gift')
  await page.keyboard.press('Escape')
  await page.locator('[aria-roledescription="draggable"]').first().focus()
  await page.keyboard.press('Space')
  await watch.sees('the announcement of a gift being dragged', page.getByRole('status', { name: 'Dragging' }))
  await page.keyboard.press('Escape')
  await visitor.showEvents('Past')
  await watch.sees(
    'DashboardPage: past events',
    main(page).getByRole('listitem').filter({ hasText: 'View Details' }).first(),
  )

  await visitor.open('/contacts')
  await watch.sees('ContactsPage', main(page))
  await page.getByPlaceholder('Search contacts by name or relationship...').fill('<script>__xss=1</script> nobody')
  await page.getByText('No contacts found').waitFor()
  await watch.findsNothing('ContactsPage: a search')

  await visitor.open('/contacts/import')
  // Without line breaks: those end a property of a vCard.
  const people = hostileTexts
    .map((text) => card(text.replaceAll(/[\r\n]+/g, ' '), [`EMAIL:${text.length}@example.com`]))
    .join('')
  await page
    .getByLabel('Drop a file here, or choose one')
    .setInputFiles({ name: '<img src=x onerror=__xss=1>.vcf', mimeType: 'text/vcard', buffer: Buffer.from(people) })
  await button(page, /^Show all/).click()
  await watch.sees('ImportPage', page.getByRole('list', { name: 'People in this file' }))
  await page.goBack()
  await watch.sees('ChoosePage', page.getByRole('region', { name: 'Earlier imports' }))

  await visitor.open(`/calendar?view=month&date=${dayFromNow(1)}`)
  await holds(page.getByRole('grid'))
  await watch.sees('CalendarPage: a month', page.getByRole('grid'))
  await page.getByRole('radio', { name: 'Year' }).check()
  await watch.sees('CalendarPage: a year', page.getByRole('region', { name: 'This Year' }))
  await page.getByRole('radio', { name: 'Week' }).check()
  await watch.sees('CalendarPage: a week', page.getByRole('region', { name: 'This Week' }))

  await visitor.open('/reminders')
  const list = (name: string) => page.getByRole('list', { name, exact: true })
  await watch.sees('RemindersPage', list('Active reminders'))
  await button(list('Active reminders'), /^Snooze.*xss/).click()
  await item(page, /^1 day/).click()
  await watch.sees('RemindersPage: Snoozed', list('Snoozed'))
  await button(list('Snoozed'), 'Wake now').click()
  await watch.sees('toast of a reminder that is awake again', toast(page, 'The reminder for'))
  await list('Active reminders').getByRole('switch').first().click()
  await watch.sees('RemindersPage: Off', list('Off'))
  await button(page, /^Notifications/).click()
  await watch.sees('the bell', dialog(page, 'Notifications'))
  await page.keyboard.press('Escape')

  await visitor.open('/feedback')
  await watch.sees('FeedbackPage', page.getByRole('list', { name: 'Your feedback' }))
  await visitor.open(`/gift-recommendations/${contactId}`)
  await page.getByRole('article').first().waitFor()
  // Nothing of theirs is on it, unless a reason quotes what they like.
  await watch.findsNothing('ContactRecommendationsPage')
  await visitor.open('/gifts')
  await page
    .getByRole('searchbox')
    .first()
    .fill(hostileTexts[3] ?? '')
  await button(page, /^Gift Options: /).click()
  await item(page, 'Assign to Event').hover()
  await holds(page.getByRole('menu').last())
  await watch.sees('GiftIdeasPage: the events of everybody', page.getByRole('menu').last())
})

test('what people typed stays words on a phone', { tag: '@long' }, async ({ visitor, baseURL }) => {
  const { page } = visitor
  await hostileAccount(visitor, baseURL)
  const watch = await Watch.over(page)
  await page.setViewportSize({ width: 390, height: 844 })
  // Of the month with their events.
  for (const path of ['dashboard', 'contacts', `calendar?view=month&date=${dayFromNow(1)}`, 'reminders']) {
    await visitor.open(`/${path}`)
    await watch.sees(`${path} on a phone`, main(page))
  }
  await button(page, /menu/i).click()
  await dialog(page, 'Menu').waitFor()
  await watch.findsNothing('Drawer')
})
