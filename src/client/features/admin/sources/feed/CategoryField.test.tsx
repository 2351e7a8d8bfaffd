// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { CategoryField } from './CategoryField.tsx'

afterEach(cleanup)

const golf = 'sports-and-outdoors.golf'

function Shown({ start }: { start: string | null }) {
  const [value, setValue] = useState(start)
  return (
    <>
      <CategoryField department="Clubs" value={value} onChange={setValue} />
      <output>{value ?? 'none'}</output>
    </>
  )
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Category of Clubs' })
const chosen = () => screen.getByRole('status').textContent

it('finds a category by its words and takes it with Enter', () => {
  render(<Shown start={null} />)
  fireEvent.input(field(), { target: { value: 'golf' } })
  fireEvent.keyDown(field(), { key: 'ArrowDown' })
  fireEvent.keyDown(field(), { key: 'Enter' })
  expect(chosen()).toBe(golf)
  expect(field().value).toBe('Sports & Outdoors > Golf')
})

it('has no category once it is emptied and left', () => {
  render(<Shown start={golf} />)
  fireEvent.input(field(), { target: { value: '' } })
  fireEvent.blur(field())
  expect(chosen()).toBe('none')
})

it('gives up on leaving what names no category', () => {
  render(<Shown start={golf} />)
  fireEvent.input(field(), { target: { value: 'no such thing' } })
  fireEvent.blur(field())
  expect(chosen()).toBe(golf)
  expect(field().value).toBe('Sports & Outdoors > Golf')
})
