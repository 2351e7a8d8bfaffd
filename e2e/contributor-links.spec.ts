import { expectAccessibleInBothThemes } from './support/accessibility.ts'
import { Effort } from './support/effort.ts'
import { expect, test } from './support/fixtures.ts'
import { Preparation } from './support/party.ts'

const grandparents = ['Rose Park', 'Otto Park', 'Ida Lind', 'Sam Lind']

test(
  'a bicycle is shared with four grandparents: links copied in 8 clicks, and a grandmother answers on her phone',
  { tag: '@long' },
  async ({ guest, baseURL, browser }) => {
    const { page } = guest
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    const prepare = new Preparation(guest, baseURL)
    const leo = await prepare.add('/contacts', { fullName: 'Leo Park', relationship: 'child' })
    for (const fullName of grandparents) await prepare.add('/contacts', { fullName, relationship: 'grandparent' })
    await prepare.add('/gift-ideas', { contactId: leo, title: 'Bicycle', price: '240.00' })
    await prepare.change('PUT', '/preferences', {
      howToPay: { text: 'IBAN DE02 1203 0000 0000 2020 51', url: 'https://paypal.me/anna' },
    })
    await prepare.change('PUT', '/profile', { name: 'Anna Park' })

    const effort = new Effort()
    await guest.open('/gifts')
    await effort.tap(page.getByRole('button', { name: 'More for Bicycle' }))
    await effort.tap(page.getByRole('menuitem', { name: 'Split cost' }))
    const splitting = page.getByRole('dialog', { name: 'Split Gift: Bicycle' })
    for (const fullName of grandparents) await effort.tap(splitting.getByRole('button', { name: `Add ${fullName}` }))
    await effort.tap(splitting.getByRole('button', { name: 'Create links' }))
    const links = page.getByRole('dialog', { name: 'Links for Bicycle' })
    await effort.tap(links.getByRole('button', { name: 'Copy all links' }))
    await expect(page.getByText('Links copied').first()).toBeVisible()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied.split('\n').map((line) => line.replace(/https?:.*/, ''))).toEqual(
      grandparents.map((name) => `${name} ($48.00): `),
    )
    expect(effort.told('A bicycle with four grandparents')).toBeLessThanOrEqual(8)
    await expectAccessibleInBothThemes(page)
    await links.getByRole('button', { name: 'Close' }).last().click()

    // Rose's own phone, where nobody is signed in.
    const [, link = ''] = /Rose Park.*: (http\S+)/.exec(copied) ?? []
    const hers = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })
    const phone = await hers.newPage()
    const scripts: string[] = []
    phone.on('request', (request) => scripts.push(request.url()))
    await phone.goto(new URL(link).pathname)
    await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Anna is organizing Bicycle')
    expect(scripts.filter((url) => /Shell|Dashboard/.test(url))).toEqual([])
    await expect(phone.getByText('$48.00')).toBeVisible()
    await expect(phone.getByText('IBAN DE02 1203 0000 0000 2020 51')).toBeVisible()
    await expect(phone.getByRole('link', { name: 'Pay at paypal.me' })).toHaveAttribute(
      'href',
      'https://paypal.me/anna',
    )
    await expectAccessibleInBothThemes(phone)
    await phone.getByLabel('A note for Anna').fill('How lovely!')
    await phone.getByRole('button', { name: "I'm in" }).click()
    await expect(phone.getByRole('heading', { name: "You're in!" })).toBeFocused()
    await expect(phone.getByText('$48.00 promised')).toBeVisible()

    await guest.open('/dashboard')
    await expect(page.getByText('Rose Park is in for $48.00: Bicycle')).toBeVisible()
    await guest.open('/gifts')
    await page.getByRole('button', { name: 'More for Bicycle' }).click()
    await page.getByRole('menuitem', { name: 'Split cost' }).click()
    const row = (name: string) => splitting.getByRole('listitem').filter({ hasText: name })
    await expect(row('Rose Park')).toContainText('promised')
    await expect(row('Rose Park')).toContainText('How lovely!')

    // She pays while the dialog is open, and another tries to save what is older.
    await phone.getByRole('button', { name: "I've paid" }).click()
    await expect(phone.getByRole('heading', { name: 'Thank you!' })).toBeFocused()
    await expect(phone.getByText('$48.00 paid')).toBeVisible()
    await splitting.getByLabel('Amount for Otto Park').fill('60')
    await splitting.getByRole('button', { name: 'Update Split' }).click()
    await expect(splitting.getByText(/Rose Park/).first()).toBeVisible()
    await expect(splitting.getByRole('button', { name: 'Rose Park: confirmed. Mark as pending' })).toBeVisible()
    await splitting.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('alertdialog').getByRole('button').last().click()

    await phone.getByRole('button', { name: "Can't this time" }).click()
    await expect(phone.getByRole('heading', { name: 'Maybe next time' })).toBeFocused()
    await phone.reload()
    await expect(phone.getByRole('heading', { name: 'Maybe next time' })).toBeVisible()

    await page.getByRole('button', { name: 'More for Bicycle' }).click()
    await page.getByRole('menuitem', { name: 'Split cost' }).click()
    await expect(row('Rose Park')).toContainText("can't this time")
    await expect(splitting.getByLabel('Amount for Rose Park')).toHaveValue('48.00')
    await splitting.getByRole('button', { name: 'Create links' }).click()
    await links.getByRole('button', { name: 'More for Rose Park' }).click()
    await page.getByRole('menuitem', { name: 'Revoke link' }).click()
    await expect(page.getByText("Rose Park's links no longer work.").first()).toBeVisible()
    await phone.reload()
    await expect(phone.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
    await hers.close()
  },
)
