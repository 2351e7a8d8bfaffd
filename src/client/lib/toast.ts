import { generalTexts } from '#domain/texts/general.ts'
import { Declined, errorLines } from './api-error.ts'
import { createStore, useStore } from './store.ts'

export type Toast = {
  title: string
  description?: string | undefined
  /** On a line of its own below. */
  more?: string | undefined
  variant?: 'default' | 'destructive'
  action?: ToastAction
  secondAction?: ToastAction
}

type ToastAction = { label: string; onSelect: () => void }

export type ShownToast = Toast & { id: number; open: boolean }

const shown = createStore<ShownToast | undefined>(undefined)
let nextId = 1

/** Shows a toast. At most one is visible: a new one replaces the last. */
export function toast(message: Toast) {
  shown.set({ ...message, id: nextId++, open: true })
}

/** 'Success' with what was done, and what else there is to know of it. */
export function toastSuccess(description: string, more?: string) {
  toast({ title: generalTexts.success, description, more })
}

/** 'Error' with the server's sentence, else the fallback of the text catalogue; nothing where a question was declined. */
export function toastError(error: unknown, fallback: string, title: string = generalTexts.error) {
  if (error instanceof Declined) return
  const [description, more] = errorLines(error, fallback)
  toast({ title, description, more, variant: 'destructive' })
}

export function dismissToast(id: number) {
  const last = shown.get()
  if (last?.id === id) shown.set({ ...last, open: false })
}

export function useShownToast(): ShownToast | undefined {
  return useStore(shown)
}
