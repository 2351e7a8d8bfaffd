// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { queryClient } from '#client/lib/query.ts'
import { timeOf } from '#client/lib/time-of.ts'
import { Sessions } from './Sessions.tsx'

afterEach(() => {
  cleanup()
  queryClient.clear()
})

it('names at each button what tells two devices of one name apart', async () => {
  const unknown = {
    isCurrent: false,
    userAgent: null,
    ip: null as string | null,
    createdAt: '2026-11-01T08:00:00.000Z',
  }
  const sessions = ['2026-11-21T15:04:00.000Z', '2026-11-20T09:30:00.000Z'].map((lastSeenAt) => ({
    ...unknown,
    id: lastSeenAt,
    lastSeenAt,
  }))
  sessions.push({ ...unknown, id: 'c', ip: '203.0.113.7', lastSeenAt: '2026-11-20T09:30:00.000Z' })
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(sessions)))
  render(
    <QueryClientProvider client={queryClient}>
      <Sessions />
    </QueryClientProvider>,
  )
  const buttons = await screen.findAllByRole('button', { name: /^Sign out/ })
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([
    `Sign out Unknown device, last used ${timeOf('2026-11-21T15:04:00.000Z')}`,
    `Sign out Unknown device, last used ${timeOf('2026-11-20T09:30:00.000Z')}`,
    `Sign out Unknown device, 203.0.113.7 · last used ${timeOf('2026-11-20T09:30:00.000Z')}`,
  ])
})
