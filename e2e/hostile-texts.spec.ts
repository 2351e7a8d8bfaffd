import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from './support/fixtures.ts'
import { made, Watch } from './support/harmless.ts'
import { hostileAccount, names } from './support/hostile-account.ts'
import { hostileTexts } from './support/hostile-corpus.ts'
import { dialog } from './support/hostile-places.ts'

// Whatever people type stays words, on every screen: each room has a journey of its own (hostile-*.spec.ts).

/** A corpus that could do nothing anywhere would prove nothing. */
test.describe('the same texts', () => {
  test.use({ expectedErrors: [/./] })

  test('put into a page as HTML, are caught', async ({ page }) => {
    // What leads away from the page, or swallows the rest of it, would hide the others.
    const body = hostileTexts.filter((text) => !/http-equiv|<noscript|<template|<!--/.test(text)).join('\n')
    await page.route('**/bare', (route) => route.fulfill({ contentType: 'text/html', body }))
    await page.route('**//xss.invalid/**', (route) => route.fulfill({ body: '' }))
    await page.goto('/bare')
    const found = await page.evaluate(made)
    for (const harm of ['a script ran', 'script', 'img onerror', 'base', 'a javascript:__xss=1'])
      expect(found).toContain(harm)
  })
})

test('every person and every event with a hostile name opens', { tag: '@long' }, async ({ visitor, baseURL }) => {
  test.setTimeout(300_000)
  const { page } = visitor
  await hostileAccount(visitor, baseURL)
  const events = (await (await page.request.get('/api/occasions/upcoming/365')).json()) as { id: number }[]
  const watch = await Watch.over(page)
  for (const name of names) {
    await visitor.open('/contacts')
    await page.getByRole('button', { name, exact: true }).first().click()
    await watch.sees(name, dialog(page, name).getByRole('region', { name: 'Contact Information' }))
  }
  for (const { id } of events) {
    await visitor.open(`/contacts?event=${id}`)
    await watch.sees(`event ${id}`, dialog(page, /^Edit Event: /))
  }
})

/** A screen or a dialog that nobody looked at with hostile words in it would be one that nobody knows about. */
test('every dialog and every page is looked at', () => {
  const inE2e = (name: string) => join(import.meta.dirname, name)
  const journeys = readdirSync(import.meta.dirname).filter((name) => /^hostile-.*\.spec\.ts$/.test(name))
  const looked = journeys.map((name) => readFileSync(inE2e(name), 'utf8')).join('\n')
  const components = readdirSync(inE2e('../src/client'), { recursive: true, encoding: 'utf8' })
    .map((path) => basename(path))
    .filter((name) => /(?:Dialog|Page|Modal)\.tsx$/.test(name))
    .map((name) => basename(name, '.tsx'))
  expect(components.length).toBeGreaterThan(40)
  expect(components.filter((name) => !frames.includes(name) && !new RegExp(`'${name}\\b`).test(looked))).toEqual([])
})

/** Containers of other elements. */
const frames = ['AccountPage', 'AppModal', 'EventsDialog', 'FormDialog']
