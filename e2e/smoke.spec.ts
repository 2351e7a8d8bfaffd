import { expect, test } from './support/fixtures.ts'

test('somebody who arrives sees what Ribbonry is, on a page with the content security policy', async ({ visitor }) => {
  const answer = await visitor.page.goto('/')
  expect(answer?.headers()['content-security-policy']).toContain("script-src 'self'")
  await expect(visitor.page).toHaveTitle(/Ribbonry/)
  await expect(visitor.page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a guest has an account of their own', async ({ guest }) => {
  const answer = await guest.page.request.get('/api/auth/user')
  expect(await answer.json()).toMatchObject({ isGuest: true })
})
