// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { VirtualRows } from './VirtualRows.tsx'

afterEach(cleanup)

const people = ['Ada', 'Bo', 'Chidi'].map((name) => ({ name }))

it('is drawn again when an item gets the focus, but not what its items show', () => {
  const renderItem = vi.fn<(person: { name: string }) => ReactNode>(({ name }) => <button type="button">{name}</button>)
  render(<VirtualRows label="People" items={people} estimate={40} renderItem={renderItem} />)
  renderItem.mockClear()
  fireEvent.focusIn(screen.getByRole('button', { name: 'Bo' }))
  fireEvent.focusIn(screen.getByRole('button', { name: 'Chidi' }))
  expect(renderItem).not.toHaveBeenCalled()
})

it('shows an item again when it or what is shown of it has changed', () => {
  const list = (items: typeof people, words: string) => (
    <VirtualRows label="People" items={items} estimate={40} renderItem={({ name }) => `${words} ${name}`} />
  )
  const { rerender } = render(list(people, 'Dear'))
  const shown = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  rerender(list([...people.slice(0, 2), { name: 'Zoë' }], 'Dear'))
  expect(shown()).toEqual(['Dear Ada', 'Dear Bo', 'Dear Zoë'])
  rerender(list(people, 'Hello'))
  expect(shown()).toEqual(['Hello Ada', 'Hello Bo', 'Hello Chidi'])
})
