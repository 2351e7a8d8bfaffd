import { exampleSources, showSources } from '../../../e2e/support/example-sources.ts'
import { all, type State } from '../state.ts'
import type { Visitor } from '../visitor.ts'

const catalogue = '/feedback?tab=catalogue'

const said = {
  briefly: "The file has far fewer items than before (1,200 instead of 12,430). If that's right, import it anyway.",
  // As long as the name of a feed may be, and a word that never ends.
  atLength: `${'Everything for the garden and the balcony, '.repeat(8)}${'Donaudampfschifffahrt'.repeat(9)}`,
}

async function show(v: Visitor, words: string, path = catalogue) {
  const example = exampleSources(words)
  const sources = example.sources.map((source) => ({ ...source, name: source.name.slice(0, 80) }))
  await showSources(v.page, { ...example, sources })
  await v.open(path)
}

/** The administrators' Catalogue page, with sources and feeds that no shop has to answer for. */
export const sourceStates: State[] = all({ as: 'administrator' }, [
  { name: 'Catalogue, a source in each state', everywhere: true, show: (v) => show(v, said.briefly) },
  { name: 'Catalogue, long words', everywhere: true, show: (v) => show(v, said.atLength) },
  {
    name: 'Catalogue, a feed that was refused',
    everywhere: true,
    show: (v) => show(v, said.briefly, `${catalogue}&feed=feed:1`),
  },
  {
    name: 'Catalogue, first products of a refused feed, long words',
    async show(v) {
      await show(v, said.atLength, `${catalogue}&feed=feed:1`)
      await v.press('Show first products')
      await v.page.getByRole('table', { name: 'First products' }).waitFor()
    },
  },
  { name: 'Catalogue, a feed while it is imported', show: (v) => show(v, said.briefly, `${catalogue}&feed=feed:2`) },
  {
    name: 'Catalogue, a new feed',
    everywhere: true,
    show: (v) => show(v, said.briefly, `${catalogue}&feed=feed:3`),
  },
  {
    name: 'Catalogue, a new feed without a title',
    async show(v) {
      await show(v, said.briefly, `${catalogue}&feed=feed:3`)
      await v.select(/^Title/, 'Not in this feed')
      await v.see('Choose a column for: Title.')
    },
  },
  {
    name: 'Catalogue, categories of a department',
    async show(v) {
      await show(v, said.briefly, `${catalogue}&feed=feed:3`)
      await v.page.getByRole('combobox', { name: 'Category of No department' }).fill('toys')
      await v.page.getByRole('listbox', { name: 'Categories' }).waitFor()
    },
  },
  {
    name: 'Catalogue, a feed that cannot be read',
    async show(v) {
      await showSources(v.page, exampleSources(said.briefly))
      await v.page.route('**/api/admin/sources/*/preview', (route) =>
        route.fulfill({ status: 502, json: { message: "This isn't a product feed.", code: 'UPSTREAM' } }),
      )
      await v.open(`${catalogue}&feed=feed:3`)
      await v.see("We couldn't read the feed")
    },
  },
  { name: 'Catalogue, a feed that is gone', show: (v) => show(v, said.briefly, `${catalogue}&feed=feed:9`) },
  {
    name: 'Add a feed, at an address',
    everywhere: true,
    async show(v) {
      await v.open(catalogue)
      await v.press('Add a feed')
      await v.dialog('Add a feed')
      await v.press('Continue')
      await v.see('Enter the address')
    },
  },
  {
    name: 'Add a feed, in a file',
    async show(v) {
      await v.open(catalogue)
      await v.press('Add a feed')
      await v.dialog('Add a feed')
      await v.pick('In a file')
    },
  },
  {
    name: 'Remove feed',
    async show(v) {
      await show(v, said.briefly, `${catalogue}&feed=feed:1`)
      await v.press('Remove feed')
      await v.page.getByRole('alertdialog').waitFor()
    },
  },
])
