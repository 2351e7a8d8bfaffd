import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expectAccessible } from './support/accessibility.ts'
import { expect, test } from './support/fixtures.ts'

// An upload is cut off on purpose.
test.use({ expectedErrors: [/ERR_FAILED/] })

/** As a phone takes it: 12 megapixels. */
const large = { width: 4000, height: 3000 }
/** Where its size isn't what matters. */
const small = { width: 800, height: 600 }

const photo = (background: string, size: typeof large) =>
  sharp({ create: { ...size, channels: 3, background } })
    .jpeg()
    .toBuffer()

const file = async (background: string, size: typeof large) => ({
  name: 'photo.jpg',
  mimeType: 'image/jpeg',
  buffer: await photo(background, size),
})

/** Ctrl V with a picture on the clipboard. */
async function paste(page: Page, picture: Buffer) {
  await page.evaluate(
    (bytes) => {
      const data = new DataTransfer()
      data.items.add(new File([Uint8Array.from(bytes)], 'pasted.jpg', { type: 'image/jpeg' }))
      document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }))
    },
    [...picture],
  )
}

test('a contact gets a photo and an idea a picture of its own, small, and either can be taken back', async ({
  guest,
}) => {
  const { page } = guest
  await guest.open('/contacts')
  await guest.startAddingContact()
  const adding = page.getByRole('dialog', { name: 'Add Contact' })
  await guest.describePerson({ name: 'Robin Park', relationship: 'Friend' })
  await adding.locator('input[type=file]').setInputFiles(await file('#c03060', large))
  await expect(adding.getByText('Photo ready. Save to keep it.')).toBeVisible()
  await expectAccessible(page)
  const sent = page.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && answer.url().endsWith('/picture'),
  )
  await guest.saveContact()
  const { requestBodySize } = await (await sent).request().sizes()
  expect(requestBodySize).toBeLessThan(100_000)
  const card = page.getByRole('listitem').filter({ hasText: 'Robin Park' })
  await expect(card.locator('img')).toBeVisible()

  // Removing is taken back as long as nothing is saved; a failed upload keeps the form.
  await card.getByRole('button', { name: 'Edit Robin Park' }).click()
  const dialog = page.getByRole('dialog', { name: 'Robin Park' })
  await dialog.getByRole('button', { name: 'Remove photo' }).click()
  await expect(dialog.getByText("We'll remove the photo when you save.")).toBeVisible()
  await dialog.getByRole('button', { name: 'Undo' }).click()
  await dialog.getByLabel('Full name').fill('Robin Parker')
  await paste(page, await photo('#3060c0', small))
  await expect(dialog.getByText('Photo ready. Save to keep it.')).toBeVisible()
  await page.route('**/picture', (route) => route.abort())
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Failed to save the photo')
  await expect(dialog.getByLabel('Full name')).toHaveValue('Robin Parker')
  await page.unroute('**/picture')
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByRole('dialog', { name: 'Robin Parker' }).getByText('Contact Information')).toBeVisible()
  await page.keyboard.press('Escape')

  const answer = await page.request.get('/api/contacts')
  const [contact] = (await answer.json()) as { id: number }[]
  const origin = new URL(page.url()).origin
  const idea = { contactId: contact?.id, title: 'Pocket telescope' }
  await page.request.post('/api/gift-ideas', { data: idea, headers: { origin } })
  await guest.open('/gifts')
  await page.getByRole('button', { name: 'Pocket telescope', exact: true }).click()
  const details = page.getByRole('dialog', { name: 'Gift Details' })
  await details.getByRole('button', { name: 'Edit' }).click()
  const editing = page.getByRole('dialog', { name: 'Edit Gift' })
  await editing.locator('input[type=file]').setInputFiles(await file('#30a060', small))
  await expect(editing.getByText('Picture ready. Save to keep it.')).toBeVisible()
  await editing.getByRole('button', { name: 'Save Changes' }).click()
  await expect(editing).toBeHidden()
  await expect(details.locator('img').first()).toBeVisible()
})
