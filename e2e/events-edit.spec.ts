import { expectAccessibleInBothThemes } from './support/accessibility.ts'
import {
  Api,
  christmas,
  dashboardRows,
  holdChanges,
  ines,
  marathon,
  maya,
  openFromDashboard,
  said,
  today,
  tom,
} from './support/event-dialogs.ts'
import { expect, test } from './support/time-travel.ts'

test.describe('Edit Event', () => {
  test('changes every field', { tag: '@long' }, async ({ guest, baseURL, travelTo }) => {
    await travelTo(today)
    const api = new Api(guest, baseURL)
    const { id } = await api.plan(await api.know(tom), marathon)
    const edit = await openFromDashboard(guest, 'Marathon')
    const search = edit.getByRole('button', { name: 'Search Gifts for Marathon' })
    await expect(search).toHaveCount(2)
    await expect(search.first()).toHaveAccessibleDescription('Tom Brandt')
    await expect(edit).toHaveAccessibleDescription('Tom Brandt')
    await edit.getByLabel('Event name').fill('City marathon')
    await edit.getByRole('textbox', { name: 'Date' }).fill('2026-12-13')
    await edit.getByLabel('Importance').selectOption('High')
    await edit.getByRole('spinbutton', { name: 'Budget' }).fill('')
    await edit.getByRole('switch', { name: 'Repeats every year' }).click()
    await edit.getByRole('switch', { name: 'Notify in the app' }).click()
    await edit.getByLabel('Remind me, days before').fill('21')
    await edit.getByRole('switch', { name: 'Needs a gift' }).click()
    await edit.getByRole('switch', { name: 'Needs a card' }).click()
    await edit.getByRole('textbox', { name: 'Notes' }).fill('Start at 9')
    await edit.getByRole('button', { name: 'Update Event' }).click()
    await said(guest.page, 'Event updated successfully!')
    await expect(edit).toBeHidden()
    expect(await api.event(id)).toMatchObject({
      name: 'City marathon',
      date: '2026-12-13',
      levelOfImportance: 'High',
      budget: null,
      isRecurring: true,
      reminderMethod: 'push',
      reminderDays: 21,
      needsGift: false,
      needsCard: true,
      notes: 'Start at 9',
    })
  })

  test.describe('refused by the server', () => {
    test.use({ expectedErrors: [/status of 500/] })

    test(
      'is shown in the list at once, goes back, and what was typed stays',
      { tag: '@long' },
      async ({ guest, baseURL, travelTo }) => {
        await travelTo(today)
        const api = new Api(guest, baseURL)
        const contactId = await api.know(tom)
        const { id } = await api.plan(contactId, marathon)
        await api.plan(contactId, christmas)
        const edit = await openFromDashboard(guest, 'Marathon')
        await edit.getByLabel('Event name').fill('Carols')
        await edit.getByRole('textbox', { name: 'Date' }).fill('2026-12-26')
        for (const [status, body, text] of [
          [500, {}, 'Failed to update event'],
          [409, { code: 'CONFLICT', message: 'Somebody is in the way.' }, 'Somebody is in the way.'],
        ] as const) {
          const held = await holdChanges(guest.page)
          await edit.getByRole('button', { name: 'Update Event' }).click()
          await expect(edit.getByRole('button', { name: 'Updating...' })).toBeVisible()
          await expect(dashboardRows(guest.page)).toHaveText([/Christmas/, /In 35 days.*Carols/])
          held.refuse(status, body)
          await said(guest.page, text)
          await expect(dashboardRows(guest.page)).toHaveText([/In 15 days.*Marathon/, /Christmas/])
          await expect(edit.getByLabel('Event name')).toHaveValue('Carols')
          expect(await api.event(id)).toMatchObject(marathon)
        }
        await edit.getByRole('button', { name: 'Update Event' }).click()
        await said(guest.page, 'Event updated successfully!')
        await expect(edit).toBeHidden()
        await expect(dashboardRows(guest.page)).toHaveText([/Christmas/, /In 35 days.*Carols/])
        expect(await api.event(id)).toMatchObject({ name: 'Carols', date: '2026-12-26' })
      },
    )
  })

  test('shows both versions when somebody else was quicker, takes theirs, or saves mine on top', async ({
    guest,
    baseURL,
    travelTo,
  }) => {
    await travelTo(today)
    const api = new Api(guest, baseURL)
    const { id } = await api.plan(await api.know(tom), { ...marathon, reminderMethod: 'push' })
    const edit = await openFromDashboard(guest, 'Marathon')
    await expect(edit.getByText("You'll be told on Sun, Nov 29")).toBeVisible()
    await edit.getByLabel('Event name').fill('Night marathon')
    await api.send('put', `/occasions/${id}`, { name: 'Trail Marathon', date: '2026-12-07' })
    await edit.getByRole('button', { name: 'Update Event' }).click()
    await expect(edit.getByText('Mon, Dec 7 · In 16 days')).toBeVisible()
    await expect(edit.getByText("You'll be told on Mon, Nov 30")).toBeVisible()
    await edit.getByRole('button', { name: 'Use the saved version' }).click()
    await expect(edit.getByLabel('Event name')).toHaveValue('Trail Marathon')
    await expect(edit.getByRole('textbox', { name: 'Date' })).toHaveValue('2026-12-07')
    await expect(edit.getByLabel('Event type')).toBeFocused()

    await edit.getByLabel('Event name').fill('City marathon')
    await api.send('put', `/occasions/${id}`, { name: 'Half Marathon', budget: '50' })
    await edit.getByRole('button', { name: 'Update Event' }).click()
    const notice = edit.getByRole('alert', { name: 'Changed elsewhere' })
    await expect(notice.getByRole('row', { name: 'Event name City marathon Half Marathon' })).toBeVisible()
    await expect(edit.getByText('the other version: Budget.')).toBeVisible()
    await expectAccessibleInBothThemes(guest.page)
    await expect(edit.getByLabel('Event name')).toHaveValue('City marathon')
    await expect(edit.getByRole('spinbutton', { name: 'Budget' })).toHaveValue('50.00')

    await api.send('put', `/occasions/${id}`, { name: 'Quarter Marathon' })
    await notice.getByRole('button', { name: 'Save my version' }).click()
    await expect(notice.getByRole('row', { name: 'Event name City marathon Quarter Marathon' })).toBeVisible()
    await expect(notice).toBeFocused()
    await notice.getByRole('button', { name: 'Save my version' }).click()
    await said(guest.page, 'Event updated successfully!')
    await expect(edit).toBeHidden()
    expect(await api.event(id)).toMatchObject({ name: 'City marathon', date: '2026-12-07', budget: '50.00' })
  })

  test('keeps what was typed when the event was deleted elsewhere', async ({ guest, baseURL, travelTo }) => {
    await travelTo(today)
    const api = new Api(guest, baseURL)
    const { id } = await api.plan(await api.know(tom), marathon)
    const edit = await openFromDashboard(guest, 'Marathon')
    await edit.getByRole('textbox', { name: 'Notes' }).fill('A long thought about shoes')
    await api.send('delete', `/occasions/${id}`)
    await edit.getByRole('button', { name: 'Update Event' }).click()
    await expect(edit.getByRole('alert')).toContainText('This event was deleted while you were editing.')
    await expect(edit.getByRole('textbox', { name: 'Notes' })).toHaveValue('A long thought about shoes')
    await expect(edit.getByRole('button', { name: 'Update Event' })).toBeHidden()
    await expectAccessibleInBothThemes(guest.page)
    await edit.getByRole('button', { name: 'Close' }).last().click()
    await guest.page.getByRole('button', { name: 'Discard' }).click()
    await expect(edit).toBeHidden()
    await expect(guest.page.getByText('No upcoming events')).toBeVisible()
  })

  test(
    'of a birthday starts with its gifts, and changes the contact’s own date',
    { tag: '@long' },
    async ({ guest, baseURL, travelTo }) => {
      await travelTo(today)
      const api = new Api(guest, baseURL)
      const contactId = await api.know(maya)
      const [birthday] = await api.eventsOf(contactId)
      const occasionId = birthday?.id ?? 0
      await api.send('put', `/occasions/${occasionId}`, { budget: '150.00' })
      const gift = { contactId, occasionId, isSaved: true }
      const telescope = await api.send('post', '/gift-ideas', { ...gift, title: 'Telescope', price: '240.00' })
      await api.send('post', '/gift-ideas', { ...gift, title: 'Journal', price: '17.00' })
      const contributors = ['You', 'Bo', 'Chidi', 'Ines', 'Tom'].map((name) => ({ name }))
      const split = { totalCost: '240.00', splitMethod: 'equal', contributors }
      await api.send('post', '/gift-splits', { giftIdeaId: telescope.id, ...split })

      const { page } = guest
      await page.setViewportSize({ width: 1360, height: 900 })
      const edit = await openFromDashboard(guest, 'Birthday')
      await expect(edit).toBeFocused()
      await expect(edit.getByText('Tue, Nov 24 · In 3 days')).toBeVisible()
      await expect(edit.getByText('$257.00 of $150.00')).toBeVisible()
      await expect(edit.getByRole('progressbar', { name: 'Your share $65.00 of $150.00' })).toBeVisible()
      await expect(edit.getByText('you $48.00')).toBeVisible()
      await expect(edit.getByRole('region', { name: 'Assigned Gifts (2)' })).toBeInViewport({ ratio: 1 })
      await expect(edit.getByRole('region', { name: 'Gift Ideas Bank (0)' })).toBeInViewport({ ratio: 1 })

      await page.setViewportSize({ width: 390, height: 844 })
      await expect(edit.getByRole('button', { name: 'Telescope', exact: true })).toBeInViewport({ ratio: 1 })
      const settings = edit.getByRole('button', { name: /^Event settings/ })
      await expect(settings).toContainText('Nov 24 · every year · Medium · needs a gift')
      await expect(edit.getByLabel('Event type')).toBeHidden()
      await settings.click()
      await edit.getByLabel('Date of birth').fill('')
      await settings.click()
      await edit.getByRole('button', { name: 'Update Event' }).click()
      await expect(edit.getByLabel('Date of birth')).toBeFocused()
      await expectAccessibleInBothThemes(page)
      await expect(edit.getByText('Turning 34')).toBeVisible()
      await expect(edit.getByText("This also changes it in Maya Okafor's details.")).toBeVisible()
      await expect(edit.getByRole('switch', { name: 'Repeats every year' })).toBeDisabled()
      await edit.getByLabel('Date of birth').fill('1990-11-25')
      await edit.getByRole('button', { name: 'Update Event' }).click()
      await said(guest.page, 'Event updated successfully!')
      expect(await api.get(`/contacts/${contactId}`)).toMatchObject({ birthday: '1990-11-25' })
      await expect(dashboardRows(guest.page)).toHaveText([/In 4 days.*Turning 36/])
    },
  )

  test('is printed as its plan and nothing else', { tag: '@long' }, async ({ guest, baseURL, travelTo }) => {
    await travelTo(today)
    const { page } = guest
    const api = new Api(guest, baseURL)
    const contactId = await api.know(tom)
    const { id: occasionId } = await api.plan(contactId, { ...marathon, reminderMethod: 'push' })
    const gift = { contactId, occasionId, isSaved: true }
    const { id: shoes } = await api.send('post', '/gift-ideas', { ...gift, title: 'Running shoes', price: '64.00' })
    await api.send('patch', `/gift-ideas/${shoes}/purchase`, { isPurchased: true })
    await api.send('post', '/gift-ideas', { ...gift, title: 'Headlamp' })
    await api.send('post', '/gift-ideas', { contactId, title: 'Kalimba', price: '25.00' })
    const edit = await openFromDashboard(guest, 'Marathon')
    await edit.getByRole('button', { name: 'Kalimba', exact: true }).waitFor()
    await edit.getByText('in the bell').first().waitFor()
    // The browser's own dialog would hold the journey up.
    await page.evaluate(() => (globalThis.print = () => document.body.setAttribute('data-printed', '')))
    await edit.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Print' }).click()
    await expect(page.locator('body')).toHaveAttribute('data-printed')

    await page.emulateMedia({ media: 'print' })
    await expect
      .poll(async () => (await page.locator('body').innerText()).split(/\n+/))
      .toEqual([
        'Marathon',
        'Tom Brandt · Friend',
        'Sun, Dec 6, 2026 · In 15 days',
        'Budget: $64.00 of $80.00 +1 without price',
        'Assigned Gifts (2)',
        'Running shoes',
        '$64.00',
        'Purchased',
        'Headlamp',
        'No price',
        'Not bought yet',
        'Gift Ideas Bank (1)',
        'Kalimba',
        '$25.00',
        'Reminders',
        'Sun, Nov 29, 2026 in the bell',
        'Sun, Dec 6, 2026 in the bell',
      ])
    await page.emulateMedia({ media: 'screen' })
    await expect(edit.getByRole('button', { name: 'Update Event' })).toBeVisible()
  })

  test('of a birthday without a year shows and keeps none', { tag: '@long' }, async ({ guest, baseURL, travelTo }) => {
    await travelTo(today)
    const api = new Api(guest, baseURL)
    const contactId = await api.know(ines)
    const edit = await openFromDashboard(guest, 'Birthday')
    await expect(edit.locator('input[type="date"]')).toBeHidden()
    await edit.getByRole('combobox', { name: 'Month' }).selectOption('December')
    await edit.getByLabel('Day', { exact: true }).selectOption('2')
    await edit.getByRole('button', { name: 'Update Event' }).click()
    await said(guest.page, 'Event updated successfully!')
    expect(await api.get(`/contacts/${contactId}`)).toMatchObject({ birthday: '12/02' })
    expect(await api.eventsOf(contactId)).toMatchObject([{ nextDate: '2026-12-02', yearKnown: false, turning: null }])
  })

  test('of an anniversary without a year takes one', { tag: '@long' }, async ({ guest, baseURL, travelTo }) => {
    await travelTo(today)
    const api = new Api(guest, baseURL)
    const contactId = await api.know(ines)
    const wedding = { type: 'wedding-anniversary', name: 'Their wedding', date: '2026-12-05', yearKnown: false }
    await api.plan(contactId, wedding)
    const edit = await openFromDashboard(guest, 'Their wedding')
    await edit.getByLabel('Year (optional)').fill('201')
    await edit.getByRole('button', { name: 'Update Event' }).click()
    await expect(edit.getByText("This isn't a real date")).toBeVisible()
    await edit.getByLabel('Year (optional)').fill('2015')
    await edit.getByRole('button', { name: 'Update Event' }).click()
    await said(guest.page, 'Event updated successfully!')
    expect(await api.eventsOf(contactId)).toContainEqual(
      expect.objectContaining({ date: '2015-12-05', yearKnown: true }),
    )
    await expect((await openFromDashboard(guest, 'Their wedding')).getByText('11th')).toBeVisible()
  })
})
