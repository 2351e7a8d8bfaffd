import { useSyncExternalStore } from 'react'

export type Store<Value> = {
  get: () => Value
  set: (next: Value) => void
  /** Calls `listener` after every change; returns a function that ends it. */
  subscribe: (listener: () => void) => () => void
}

/** A value outside of React that components can follow. Setting the same value again tells nobody. */
export function createStore<Value>(initial: Value): Store<Value> {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return
      value = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** The store's value; the component rerenders when it changes. */
export function useStore<Value>(store: Store<Value>): Value {
  return useSelected(store, (value) => value)
}

/** What `select` makes of the store's value; the component rerenders only when that changes. */
export function useSelected<Value, Selected>(
  { subscribe, get }: Store<Value>,
  select: (value: Value) => Selected,
): Selected {
  return useSyncExternalStore(subscribe, () => select(get()))
}
