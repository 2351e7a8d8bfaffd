// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { removeContactKey } from '../mutations.ts'
import { useCloseWithContact } from './use-close-with-contact.ts'

afterEach(cleanup)

/** A dialog about contact 7, and a deletion of `contactId` that the test answers. */
function openDialog(hasTyped: boolean, contactId = 7) {
  const client = new QueryClient()
  const close = vi.fn<() => void>()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  renderHook(() => useCloseWithContact(7, close, hasTyped), { wrapper })
  let gone = () => {}
  let refuse = (_why: Error) => {}
  const answer = new Promise<void>((resolve, reject) => {
    gone = resolve
    refuse = reject
  })
  const deletion = client.getMutationCache().build(client, {
    mutationKey: removeContactKey,
    mutationFn: () => answer,
  })
  // What happens is heard in a later turn.
  const untilHeard = (status: string, happens: () => void) =>
    act(async () => {
      happens()
      await vi.waitFor(() => expect(deletion.state.status).toBe(status))
      await new Promise((resolve) => setTimeout(resolve))
    })
  return {
    close,
    begin: () => untilHeard('pending', () => void deletion.execute(contactId).catch(() => undefined)),
    gone: () => untilHeard('success', gone),
    refused: () => untilHeard('error', () => refuse(new Error('out of reach'))),
  }
}

describe('a dialog about somebody who is deleted', () => {
  it('closes at once', async () => {
    const { close, begin } = openDialog(false)
    await begin()
    expect(close).toHaveBeenCalledOnce()
  })

  it('waits until they are gone where something is typed', async () => {
    const { close, begin, gone } = openDialog(true)
    await begin()
    expect(close).not.toHaveBeenCalled()
    await gone()
    expect(close).toHaveBeenCalledOnce()
  })

  it('stays with what is typed where the server refuses', async () => {
    const { close, begin, refused } = openDialog(true)
    await begin()
    await refused()
    expect(close).not.toHaveBeenCalled()
  })

  it('is none about somebody else', async () => {
    const { close, begin, gone } = openDialog(false, 8)
    await begin()
    await gone()
    expect(close).not.toHaveBeenCalled()
  })
})
