import { expectAccessibleInBothThemes } from './support/accessibility.ts'
import { expect } from './support/fixtures.ts'
import { Watch } from './support/harmless.ts'
import { hostileAccount } from './support/hostile-account.ts'
import { hostileTexts } from './support/hostile-corpus.ts'
import { button, dialog } from './support/hostile-places.ts'
import { test } from './support/local-providers.ts'
import { Preparation } from './support/party.ts'

const title = 'what people typed stays words where a language model is asked, and so does what it answers'

test(title, { tag: '@long' }, async ({ visitor, baseURL, model }) => {
  const { page } = visitor
  const { eventId } = await hostileAccount(visitor, baseURL)
  await new Preparation(visitor, baseURL).change('PUT', '/preferences', { languageModel: true })
  const watch = await Watch.over(page)
  const [name, search, reason] = hostileTexts
  model.says = JSON.stringify({ picks: [{ idea: 2 }], ideas: [{ title: name, search, reason, quote: reason }] })

  await visitor.open(`/contacts?event=${eventId}`)
  await button(page, /^Search Gifts for /).click()
  const products = dialog(page, /^AI Gift Recommendations/)
  await products.getByRole('article').first().waitFor()
  const second = await products.getByRole('article').nth(1).getByRole('heading').innerText()
  await products.getByRole('button', { name: 'See what would be sent' }).click()
  const preview = dialog(page, /^Ask about /)
  await watch.sees('ModelPreviewDialog', preview)
  await expectAccessibleInBothThemes(page)
  const shown = await preview.getByRole('textbox', { name: 'What would be sent' }).inputValue()
  expect(model.asked).toEqual([])
  await preview.getByRole('button', { name: 'Send' }).click()

  await expect(products.getByText(/^A language model put these in order/)).toBeVisible()
  await expect(products.getByRole('article').first().getByRole('heading')).toHaveText(second)
  expect(model.asked[0]?.messages.at(-1)?.content).toBe(shown)
  await products.getByRole('button', { name: 'What was sent' }).click()
  await watch.sees('ModelLogDialog', dialog(page, 'Sent to a language model'))
  await expectAccessibleInBothThemes(page)
})
