// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { versionTexts } from '#domain/texts/versions.ts'
import { VersionNotice } from '../ui/VersionNotice.tsx'
import { ApiError } from './api-error.ts'
import { closeAllDialogs, DialogHost, openDialog } from './dialogs.tsx'
import { useVersionedForm } from './versioned-form.ts'
import { versionsOf } from './versions.ts'

type Values = { name: string; notes: string }
type Row = Values & { version: number }

const versions = versionsOf<Values, Row>({ name: 'Name', notes: 'Notes' }, (values, name) => values[name])
const toValues = ({ name, notes }: Row): Values => ({ name, notes })

/** A server with one record, which refuses what was made of an older version. */
function oneRecord(start: Row) {
  let row: Row | undefined = start
  const save = vi.fn<(values: Values, base: Row) => Promise<void>>(async (values, base) => {
    await Promise.resolve()
    if (row === undefined) throw new ApiError(404, JSON.stringify({ code: 'NOT_FOUND' }))
    if (base.version !== row.version) throw new ApiError(409, JSON.stringify({ code: 'STALE', current: row }))
    row = { ...values, version: row.version + 1 }
  })
  return {
    save,
    saved: () => row,
    changeElsewhere(patch: Partial<Values>) {
      if (row !== undefined) row = { ...row, ...patch, version: row.version + 1 }
    },
    deleteElsewhere() {
      row = undefined
    },
  }
}

function EditDialog({
  row: first,
  newer = first,
  save,
  onAgain = () => undefined,
}: {
  row: Row
  /** What a refetch brings. */
  newer?: Row
  save: (values: Values, base: Row) => Promise<unknown>
  onAgain?: (values: Values) => void
  close: () => void
}) {
  const [row, setRow] = useState(first)
  const edit = useVersionedForm({ row, toValues, versions, save, onFailed: (error) => expect.fail(String(error)) })
  const { text, values } = edit.form
  return (
    <form onSubmit={edit.submit}>
      <VersionNotice
        edit={edit}
        onKeepMine={() => edit.submit()}
        gone="It was deleted."
        again={{ label: 'Add again', onAgain: () => onAgain(values), pending: false }}
      />
      <input aria-label="Name" {...text('name')} />
      <input aria-label="Notes" {...text('notes')} />
      <button type="submit">Save</button>
      <button type="button" onClick={() => setRow(newer)}>
        Refetch
      </button>
    </form>
  )
}

const maya: Row = { name: 'Maya', notes: 'Likes tea', version: 1 }

async function edit(props: Omit<Parameters<typeof EditDialog>[0], 'close'>) {
  render(<DialogHost />)
  await act(async () => void openDialog(EditDialog, props))
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })))
const notice = () => screen.getByRole('alert')
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole<HTMLTableRowElement>('row')
    .map(({ cells }) => Array.from(cells, ({ textContent }) => textContent))

afterEach(() => {
  act(closeAllDialogs)
  cleanup()
})

describe('a record that was changed elsewhere while it was edited', () => {
  async function refused() {
    const server = oneRecord(maya)
    await edit({ row: maya, save: server.save })
    type('Name', 'Maya O')
    server.changeElsewhere({ name: 'Maya Okafor', notes: 'Likes coffee' })
    await press('Save')
    return server
  }

  it('shows both versions, keeps what was typed, and takes over what only the other changed', async () => {
    const server = await refused()
    expect(rowsOf(within(notice()).getByRole('table'))).toEqual([
      ['Field', 'Your version', 'Saved version'],
      ['Name', 'Maya O', 'Maya Okafor'],
    ])
    expect(notice().textContent).toContain(versionTexts.takenOver('Notes'))
    expect([field('Name').value, field('Notes').value]).toEqual(['Maya O', 'Likes coffee'])
    expect(server.saved()).toMatchObject({ name: 'Maya Okafor' })
  })

  it('is saved over the other version by ‘Save my version’', async () => {
    const server = await refused()
    await press(versionTexts.versions.keepMine)
    expect(server.saved()).toEqual({ name: 'Maya O', notes: 'Likes coffee', version: 3 })
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('is filled with the saved version by ‘Use the saved version’', async () => {
    const server = await refused()
    await press(versionTexts.versions.takeTheirs)
    expect([field('Name').value, field('Notes').value]).toEqual(['Maya Okafor', 'Likes coffee'])
    expect(screen.queryByRole('alert')).toBeNull()
    expect(server.save).toHaveBeenCalledTimes(1)
  })

  it('shows the newest version after a second refusal', async () => {
    const server = await refused()
    server.changeElsewhere({ name: 'M. Okafor' })
    await press(versionTexts.versions.keepMine)
    expect(notice().textContent).toContain('M. Okafor')
    expect(field('Name').value).toBe('Maya O')
  })

  it('keeps what was typed while the refused save was under way', async () => {
    const server = oneRecord(maya)
    await edit({ row: maya, save: server.save })
    type('Name', 'Maya O')
    server.changeElsewhere({ notes: 'Likes coffee' })
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Save' }))
      fireEvent.change(field('Name'), { target: { value: 'Maya Oka' } })
    })
    expect([field('Name').value, field('Notes').value]).toEqual(['Maya Oka', 'Likes coffee'])
  })
})

it('what was typed before a refusal is kept when a still newer version arrives', async () => {
  const server = oneRecord(maya)
  await edit({ row: maya, newer: { ...maya, name: 'M. Okafor', version: 3 }, save: server.save })
  type('Name', 'Maya O')
  server.changeElsewhere({ notes: 'Likes coffee' })
  await press('Save')
  await press('Refetch')
  expect(field('Name').value).toBe('Maya O')
})

describe('a record that was deleted elsewhere while it was edited', () => {
  it('keeps what was typed, and is added again with it', async () => {
    const server = oneRecord(maya)
    const onAgain = vi.fn<(values: Values) => void>()
    await edit({ row: maya, save: server.save, onAgain })
    type('Notes', 'Likes rooibos')
    server.deleteElsewhere()
    await press('Save')
    expect(notice().textContent).toContain('It was deleted.')
    expect(field('Notes').value).toBe('Likes rooibos')
    await press('Add again')
    expect(onAgain).toHaveBeenCalledWith({ name: 'Maya', notes: 'Likes rooibos' })
  })
})

describe('a newer version that arrives without a save', () => {
  it.each([
    ['fills a form in which nothing was typed', undefined, 'Maya Okafor'],
    ['never replaces what was typed', 'Maya O', 'Maya O'],
  ])('%s', async (_, typed, shown) => {
    const newer = { ...maya, name: 'Maya Okafor', version: 2 }
    await edit({ row: maya, newer, save: oneRecord(newer).save })
    if (typed !== undefined) type('Name', typed)
    await press('Refetch')
    expect(field('Name').value).toBe(shown)
  })
})
