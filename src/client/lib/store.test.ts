import { expect, it } from 'vitest'
import { createStore } from './store.ts'

it('tells everyone who follows it of a new value', () => {
  const store = createStore('online')
  const seen: string[] = []
  store.subscribe(() => seen.push(`one: ${store.get()}`))
  store.subscribe(() => seen.push(`other: ${store.get()}`))
  store.set('offline')
  expect(seen).toEqual(['one: offline', 'other: offline'])
})

it('says nothing of the same value again', () => {
  const store = createStore(Number.NaN)
  let calls = 0
  store.subscribe(() => calls++)
  store.set(Number.NaN)
  expect(calls).toBe(0)
  store.set(1)
  expect(calls).toBe(1)
})

it('forgets a listener that has left, even while it tells the others', () => {
  const store = createStore(1)
  const seen: string[] = []
  const leave = store.subscribe(() => {
    seen.push('first')
    leave()
  })
  store.subscribe(() => seen.push('second'))
  store.set(2)
  store.set(3)
  expect(seen).toEqual(['first', 'second', 'second'])
})
