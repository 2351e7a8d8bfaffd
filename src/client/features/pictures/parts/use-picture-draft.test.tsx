// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pictureTexts as texts } from '#domain/texts/pictures.ts'
import { closeAllDialogs, DialogHost, openDialog } from '#client/lib/dialogs.tsx'
import type { DialogProps } from '#client/lib/dialogs.tsx'
import { queryClient } from '#client/lib/query.ts'
import { useShownToast } from '#client/lib/toast.ts'
import { PictureControls } from './PictureControls.tsx'
import { usePictureDraft } from './use-picture-draft.ts'

const server = vi.fn<(url: string, init: RequestInit) => Promise<Response>>()
let saved: boolean | undefined

beforeEach(() => {
  saved = undefined
  vi.stubGlobal('fetch', server)
  // A browser that can't show what is chosen: it's sent as it is.
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no such format')))
})
afterEach(() => {
  act(() => closeAllDialogs())
  cleanup()
  server.mockReset()
  vi.unstubAllGlobals()
})

function Form({ isNew }: DialogProps & { isNew: boolean }) {
  const draft = usePictureDraft('contact', !isNew)
  const save = async () => {
    saved = await (isNew ? draft.saveAfter(7) : draft.saveFirst(7))
  }
  return (
    <>
      <PictureControls draft={draft} picture={null} />
      <button type="button" onClick={() => void save()}>
        Save
      </button>
    </>
  )
}

function Toast() {
  const toast = useShownToast()
  if (toast === undefined) return null
  return (
    <div>
      {toast.description}
      <button type="button" onClick={toast.action?.onSelect}>
        {toast.action?.label ?? 'no action'}
      </button>
    </div>
  )
}

async function open(isNew: boolean) {
  render(
    <QueryClientProvider client={queryClient}>
      <DialogHost />
      <Toast />
    </QueryClientProvider>,
  )
  await act(async () => void openDialog(Form, { isNew }))
}

const heic = new File(['ftypheic'], 'photo.heic', { type: 'image/heic' })

async function choose(file: File) {
  const input = screen.getByLabelText(texts.photo.choose)
  await act(async () => fireEvent.change(input, { target: { files: [file] } }))
}

const click = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })))

const refusal = () =>
  new Response(JSON.stringify({ code: 'WRONG_TYPE', message: texts.heic, requestId: 'x' }), { status: 415 })

it('says at the picture of something saved what is wrong with it, and sends nothing once it is taken back', async () => {
  server.mockImplementation(() => Promise.resolve(refusal()))
  await open(false)
  await choose(heic)
  await click('Save')
  expect(screen.getByRole('alert').textContent).toBe(texts.heic)
  expect(saved).toBe(false)
  await click('Undo')
  await click('Save')
  expect(saved).toBe(true)
  expect(server.mock.calls.map(([url, { method }]) => [method, url])).toEqual([['PUT', '/api/contacts/7/picture']])
})

it('offers to send the picture of something new again', async () => {
  server.mockImplementationOnce(() => Promise.reject(new TypeError('offline')))
  server.mockImplementation(() => Promise.resolve(new Response(null, { status: 204 })))
  await open(true)
  await choose(heic)
  await click('Save')
  expect(saved).toBe(false)
  expect(screen.getByText(texts.photo.notSaved)).toBeDefined()
  await click('Try again')
  expect(screen.getByText(texts.photo.saved)).toBeDefined()
  expect(server).toHaveBeenCalledTimes(2)
  expect(server.mock.calls[1]?.[1].body).toBe(heic)
})

it('removes what is saved with the rest, and not before', async () => {
  server.mockImplementation(() => Promise.resolve(new Response(null, { status: 204 })))
  await open(false)
  await click(texts.photo.remove)
  expect(screen.getByText(texts.photo.willBeRemoved)).toBeDefined()
  expect(server).not.toHaveBeenCalled()
  await click('Save')
  expect(server.mock.calls.map(([url, { method }]) => [method, url])).toEqual([['DELETE', '/api/contacts/7/picture']])
})
