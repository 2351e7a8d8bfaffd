import { useSyncExternalStore } from 'react'
import { Declined, errorText } from './api-error.ts'

export type Toast = {
  title: string
  description?: string
  variant?: 'default' | 'destructive'
  action?: { label: string; onSelect: () => void }
}

export type ShownToast = Toast & { id: number; open: boolean }

let shown: ShownToast | undefined
let nextId = 1
const listeners = new Set<() => void>()

/** Says something in the corner. At most one is visible: a new one takes the place of the last (spec 1 §9). */
export function toast(message: Toast) {
  show({ ...message, id: nextId++, open: true })
}

/** 'Success' with what was done. */
export function toastSuccess(description: string, title = 'Success') {
  toast({ title, description })
}

/** 'Error' with the server's sentence, else the fallback of the text catalogue; nothing where a question was declined. */
export function toastError(error: unknown, fallback: string, title = 'Error') {
  if (error instanceof Declined) return
  toast({ title, description: errorText(error, fallback), variant: 'destructive' })
}

export function dismissToast(id: number) {
  if (shown?.id === id) show({ ...shown, open: false })
}

export function useShownToast(): ShownToast | undefined {
  return useSyncExternalStore(subscribe, () => shown)
}

function show(next: ShownToast) {
  shown = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
