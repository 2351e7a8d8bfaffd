// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { useModal } from '#client/lib/modal.ts'
import { Toaster } from './Toaster.tsx'

// happy-dom has no popovers.
beforeAll(() => {
  HTMLElement.prototype.showPopover = () => undefined
})
afterEach(cleanup)

function Dialog() {
  return <dialog ref={useModal({ requestClose: () => undefined })} />
}

it('is read out above a dialog, the next one too, and no longer found there once it has closed', async () => {
  const above = (id: number, title: string, open = true) => (
    <>
      <Dialog />
      <Toaster shown={{ id, title, open }} />
    </>
  )
  const speaks = (text: string) => vi.waitFor(() => expect(document.querySelector('output')?.textContent).toBe(text))
  const { rerender } = render(above(1, 'Error'))
  await speaks('Error')
  rerender(above(1, 'Error', false))
  await speaks('')
  rerender(above(2, 'Error'))
  await speaks('Error')
  rerender(above(3, 'Success'))
  await speaks('Success')
})
