import { aContact } from '../src/domain/testing/new-records.ts'
import { expectAccessibleInBothThemes } from './support/accessibility.ts'
import { card } from './support/address-book.ts'
import { dropFile } from './support/drag-file.ts'
import { expect, test } from './support/fixtures.ts'
import { Preparation } from './support/party.ts'

test('people from a file: chosen, matched, imported while away, taken back, and merged by hand', async ({
  guest,
  baseURL,
}) => {
  const { page } = guest
  const prepare = new Preparation(guest, baseURL)
  for (const fullName of ['Maya Okafor', 'Noor Haddad', 'Noor Haddad'])
    await prepare.add('/contacts', { ...aContact, fullName })
  const file = [
    card('Maya Okafor', ['BDAY:1992-05-17']),
    card('Noor Haddad', ['BDAY:--12-04']),
    card('Leo Park', ['BDAY:2019-06-01']),
    card('Pat the Plumber', ['TEL:555 0100']),
  ].join('')

  await guest.open('/contacts')
  await page.getByRole('link', { name: 'Import' }).click()
  await page.getByText('Drop a file here, or choose one').waitFor()
  await dropFile(page, { name: 'people.vcf', text: file })
  const people = page.getByRole('list', { name: 'People in this file' })
  await expect(people.getByRole('listitem')).toHaveCount(3)
  await expect(people.getByText('Adds a birthday')).toBeVisible()
  await expect(people.getByRole('checkbox', { name: 'Noor Haddad' })).toBeDisabled()
  await expectAccessibleInBothThemes(page)
  await page.getByRole('combobox', { name: 'Who Noor Haddad is' }).selectOption('A new person')
  await page.getByRole('combobox', { name: 'What Leo Park is to you' }).selectOption('Child')
  await page.getByRole('button', { name: 'Import 3 people' }).click()

  await page.getByRole('heading', { name: /^Import(?:ing|ed)/, level: 2 }).waitFor()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contacts' }).click()
  await expect(page.getByRole('button', { name: 'Leo Park', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Pat the Plumber', exact: true })).toBeHidden()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Imported 2 contacts' })).toBeVisible()
  await expect(page.getByText('3 events to remember came along.')).toBeVisible()
  await expectAccessibleInBothThemes(page)

  await page.getByRole('button', { name: 'Undo import' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo import' }).click()
  await expect(page.getByRole('heading', { name: 'Import undone' })).toBeFocused()
  await expect(page.getByText('2 contacts removed. 1 contact back to how it was.')).toBeVisible()
  await page.getByRole('link', { name: 'Show contacts' }).click()
  await expect(page.getByText('3 contacts', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Noor Haddad', exact: true }).first().click()
  await page.getByRole('button', { name: 'More actions for Noor Haddad' }).click()
  await page.getByRole('menuitem', { name: 'Merge with...' }).click()
  const who = page.getByRole('dialog', { name: 'Who else is Noor Haddad?' })
  await who.getByRole('button', { name: /^Noor Haddad/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Merge' }).click()
  await expect(page.getByText('Noor Haddad is now part of Noor Haddad.').first()).toBeVisible()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page.getByText('Noor Haddad is a contact of their own again.').first()).toBeVisible()
})
