import { test } from './support/fixtures.ts'
import { Watch } from './support/harmless.ts'
import { hostileAccount, names } from './support/hostile-account.ts'
import { filling, hostileTexts } from './support/hostile-corpus.ts'
import { button, dialog, item, question, toast } from './support/hostile-places.ts'
import { dayFromNow, Preparation } from './support/party.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, actionTimeout: 20_000 })

const [name = ''] = names
const refusal = { status: 422, json: { code: 'INVALID', message: hostileTexts.join(' '), requestId: 'x' } }

test('in the dialogs of people and events', { tag: '@long' }, async ({ visitor, baseURL }) => {
  test.setTimeout(180_000)
  const { page } = visitor
  const { contactId, eventId, birthdayId } = await hostileAccount(visitor, baseURL)
  const prepare = new Preparation(visitor, baseURL)
  const watch = await Watch.over(page)

  await test.step('lists of events', async () => {
    await visitor.open('/dashboard')
    for (const [opener, title, component] of [
      ['View All', 'All Events', 'AllEventsDialog'],
      [/^Events with Gifts/, 'Events with Gifts Attached', 'EventsByGiftsDialog: with'],
      [/^Events without Gifts/, 'Events without Gifts Attached', 'EventsByGiftsDialog: without'],
    ] as const) {
      await button(page, opener).click()
      await watch.sees(component, dialog(page, title).getByRole('listitem').first())
      await page.keyboard.press('Escape')
      await dialog(page, title).waitFor({ state: 'hidden' })
    }
    await visitor.open(`/calendar?view=month&date=${dayFromNow(1)}`)
    await page
      .getByRole('gridcell', { name: /, \d+ events?$/ })
      .first()
      .focus()
    await page.keyboard.press('Enter')
    await watch.sees('DayEventsDialog', dialog(page, /day, /))
    await button(dialog(page, /day, /), 'Add Event').click()
    await watch.sees('ChoosePersonDialog', dialog(page, 'Who is it for?'))
    await dialog(page, 'Who is it for?').getByRole('listitem').getByRole('button').first().click()
    await dialog(page, 'Add Special Event').getByLabel('Event name').fill('A name')
    await watch.sees('AddEventDialog', dialog(page, 'Add Special Event'))
  })

  await test.step('a new contact', async () => {
    await visitor.open('/contacts')
    await button(page, /^Delete </).waitFor()
    await page.keyboard.press('Control+k')
    const palette = page.getByRole('dialog').getByRole('combobox')
    await palette.fill('script __xss')
    await watch.sees('PaletteDialog', page.getByRole('listbox'))
    await palette.fill(`${hostileTexts[3]} nobody`)
    await watch.sees('PaletteDialog: somebody new', page.getByRole('option', { name: /^Add "/ }))
    await page.getByRole('option', { name: /^Add "/ }).click()
    const form = dialog(page, 'Add Contact')
    await watch.sees('AddContactDialog', form)
    await form.getByLabel('Relationship').selectOption({ label: 'Friend' })
    await form.getByRole('button', { name: 'Add special event' }).click()
    await form.getByLabel('Event name').fill(hostileTexts[4] ?? '')
    await form.getByLabel('Date', { exact: true }).fill(dayFromNow(9))
    await watch.sees('AddContactDialog: its events', form.getByRole('group', { name: 'Special events' }))
    await page.route('**/api/occasions', (route) => route.fulfill(refusal))
    await form.getByRole('button', { name: 'Add Contact' }).click()
    await watch.sees('UnsavedEvents', dialog(page, '0 of 1 event saved'))
    await page.unroute('**/api/occasions')
    await dialog(page, '0 of 1 event saved').getByRole('button', { name: 'Retry' }).last().click()
    await watch.sees('toast of a contact added', toast(page, 'was added with'))
  })

  await test.step('a contact', async () => {
    await visitor.open('/contacts')
    await button(page, `Delete ${name}`).click()
    await watch.sees('ConfirmDialog: Delete Contact', question(page, `Delete ${name}`))
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name, exact: true }).click()
    const details = dialog(page, name)
    await watch.sees('ContactDetailsDialog', details.getByRole('region', { name: 'Contact Information' }))
    await button(details, /^More actions for /).click()
    await item(page, 'Merge with...').click()
    await watch.sees('MergeContactDialog', dialog(page, /^Who else is /).getByRole('list'))
    await page.keyboard.press('Escape')
    await watch.sees('RemovedEvents', details.getByRole('listitem').filter({ hasText: 'Allow again' }).first())
    await watch.sees('its general ideas', details.getByRole('list', { name: 'General Gift Ideas' }))
    await watch.sees('what is assigned to its events', details.getByRole('list', { name: /^Assigned Gifts/ }))
    await watch.sees('what was given', details.getByRole('region', { name: 'Given before' }))
    await watch.sees('its answer', details.getByRole('region', { name: / answered$/ }), /answers to look at/)
    await details.getByRole('button', { name: 'Review' }).click()
    await watch.sees('ReviewAnswerDialog', dialog(page, /^What .* wrote$/))
    await page.keyboard.press('Escape')
    await details.getByRole('button', { name: 'Ask them' }).click()
    await dialog(page, /^Ask /).getByRole('button', { name: 'Make a link' }).click()
    await dialog(page, /^Ask /).getByLabel('Message').waitFor()
    await watch.findsNothing('AskLinkDialog')
    await page.keyboard.press('Escape')
    await details.getByRole('tab', { name: /^Past/ }).click()
    await watch.sees('its past events', details.getByRole('tabpanel'))
    await details.getByRole('button', { name: 'Edit', exact: true }).click()
    await watch.sees('the form of a contact', details)
    await details.getByLabel('Full name').fill(`${hostileTexts[3]} mine`)
    await page.keyboard.press('Escape')
    await question(page, 'Discard your changes?').waitFor()
    await watch.findsNothing('ConfirmDialog: unsaved changes')
    await question(page, 'Discard your changes?').getByRole('button', { name: 'Keep editing' }).click()
    await prepare.change('PUT', `/contacts/${contactId}`, { fullName: names[3], notes: names[4] })
    await details.getByRole('button', { name: 'Save Changes' }).click()
    await watch.sees('VersionNotice: a contact', page.getByRole('alert', { name: 'Changed elsewhere' }))
    await page.route(`**/api/contacts/${contactId}`, (route) =>
      route.fulfill({ status: 404, json: { code: 'NOT_FOUND', message: 'x', requestId: 'x' } }),
    )
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await page.getByRole('alert', { name: 'Deleted elsewhere' }).waitFor()
    await watch.findsNothing('VersionNotice: a deleted contact')
    await page.getByRole('button', { name: 'Add as a new contact' }).click()
    await watch.sees('toast of a contact added again', toast(page, 'was added to your contacts!'))
    await page.unroute(`**/api/contacts/${contactId}`)
    // An answer of the server, as if it repeated what it was sent.
    await page.route('**/api/contacts/*', (route) => route.fulfill(refusal))
    await visitor.open('/contacts')
    await button(page, /^Delete </).click()
    await button(page, 'Delete Contact').click()
    await watch.sees('toast of a refusal', toast(page, '<script>__xss=1</script>'))
    await page.unroute('**/api/contacts/*')
  })

  await test.step('an event', async () => {
    await visitor.open(`/contacts?event=${eventId}`)
    const editor = dialog(page, /^Edit Event/)
    await editor.getByLabel('Event type').waitFor()
    await watch.sees('EditEventDialog', editor)
    await editor.locator('details').evaluate((sent: HTMLDetailsElement) => (sent.open = true))
    await watch.sees('EventNotices', editor.getByText(/ to .*@xss\.example, couldn't be sent: /).first())
    await editor.getByRole('button', { name: 'Send a reminder now' }).click()
    await watch.sees('toast of a reminder', toast(page, 'Reminder sent to'), /xss/)
    for (const [choice, said] of [
      ['Skip this year', 'is skipped'],
      ['Mute', 'is muted'],
    ] as const) {
      await editor.getByRole('button', { name: 'More', exact: true }).click()
      await item(page, choice).click()
      await watch.sees(`toast: ${said}`, toast(page, said))
    }
    await toast(page, 'is muted').getByRole('button', { name: 'Undo' }).click()
    await watch.sees('toast of an unmuted event', toast(page, "isn't muted anymore"))
    await editor.getByRole('button', { name: 'Delete Event' }).click()
    await watch.sees('DeleteEventDialog', question(page, 'Delete Event'))
    await page.keyboard.press('Escape')
    await editor.getByLabel('Event name').fill(`${hostileTexts[3]} mine`)
    await prepare.change('PUT', `/occasions/${eventId}`, { name: names[5], notes: filling(2000)[1] })
    await editor.getByRole('button', { name: 'Update Event' }).click()
    await watch.sees('VersionNotice: an event', page.getByRole('alert', { name: 'Changed elsewhere' }))

    await visitor.open(`/contacts?event=${birthdayId}`)
    await editor.getByRole('button', { name: 'More', exact: true }).click()
    await item(page, 'Remove and do not recreate').click()
    await watch.sees('DeleteEventDialog: for good', question(page, 'Remove and do not recreate'))
  })
})
