// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { copyText } from './copy-text.ts'
import { useShownToast } from './toast.ts'

afterEach(cleanup)

it.each([
  ['a page without https', undefined],
  ['a browser that denies it', { writeText: () => Promise.reject(new DOMException('denied', 'NotAllowedError')) }],
])('on %s, a toast says how to copy without the clipboard', async (_where, clipboard) => {
  vi.stubGlobal('navigator', { clipboard })
  const { result } = renderHook(() => useShownToast())
  await act(() => copyText('abc-def'))
  expect(result.current).toMatchObject({
    description: "We couldn't copy it. Select the text and copy it yourself.",
    variant: 'destructive',
  })
})
