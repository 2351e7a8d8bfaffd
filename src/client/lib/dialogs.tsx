import { Suspense, use, useEffect, useId, createContext } from 'react'
import type { ComponentType } from 'react'
import { generalTexts } from '#domain/texts/general.ts'
import { DialogLoading } from '../ui/DialogLoading.tsx'
import { addLayer } from './back.ts'
import { lazyPart } from './lazy.ts'
import { focusAt, placeOf, type Place } from './lost-focus.ts'
import { createStore, useSelected, useStore } from './store.ts'

/** What every dialog component gets besides its own props. `close()` without a result means: given up. */
export type DialogProps<Result = void> = { close: (result?: Result) => void }

type OpenDialog = {
  id: number
  Component: ComponentType<DialogProps<unknown>>
  props: object
  settle: (result: unknown) => void
  /** Where the focus was, and goes back to. */
  opener: Place
  /** Which of its forms are half filled. */
  guards: Map<string, boolean>
  /** The browser's Back no longer closes it. */
  release: () => void
}

type DialogContext = {
  /** Close button, Escape, backdrop, Cancel, the browser's Back: asks first when the dialog is half filled. */
  requestClose: () => void
  guards: Map<string, boolean>
}

/** The last one is on top. */
const stack = createStore<readonly OpenDialog[]>([])
let nextId = 1

/**
 * Shows a dialog above whatever is open and waits for what it closes with;
 * undefined when it was given up. Features export openers made of this.
 */
export function openDialog<Props extends DialogProps<never>>(
  Component: ComponentType<Props>,
  props: Omit<Props, 'close'>,
): Promise<ResultOf<Props> | undefined> {
  return new Promise((settle) => {
    const opened: OpenDialog = {
      id: nextId++,
      Component: Component as ComponentType<never> as ComponentType<DialogProps<unknown>>,
      props,
      settle: settle as (result: unknown) => void,
      // Where another one closes at that moment, its own: what has the focus goes with it.
      opener: returnTo?.opener ?? placeOf(focused()),
      guards: new Map(),
      release: addLayer(() => giveUp(opened)),
    }
    show([...stack.get(), opened])
  })
}

function focused(): HTMLElement {
  return document.activeElement instanceof HTMLElement ? document.activeElement : document.body
}

type ResultOf<Props> = Props extends { close: (result?: infer Result) => void } ? Result : never

/** Gives up everything that is open: the page below has changed. */
export function closeAllDialogs() {
  const open = stack.get()
  if (open.length === 0) return
  show([])
  for (const dialog of open) {
    dialog.release()
    dialog.settle(undefined)
  }
}

/** The same after asking, once, when something is half filled. False: rather not. */
export async function giveUpAllDialogs(): Promise<boolean> {
  const [lowest] = stack.get()
  if (lowest === undefined) return true
  if (stack.get().some(isHalfFilled) && !(await askToDiscard())) return false
  closeAllDialogs()
  if (returnTo === undefined) requestAnimationFrame(returnFocus)
  returnTo = lowest
  return true
}

const LazyConfirm = lazyPart(() => import('../ui/ConfirmDialog.tsx'), 'ConfirmDialog')

export type Question = {
  title: string
  text: string
  /** The word on the button that does it. */
  action: string
  cancel?: string
  destructive?: boolean
}

/** Asks before something is done. True only when the action button was pressed. */
export async function confirm(question: Question): Promise<boolean> {
  return (await openDialog(LazyConfirm, { question })) === true
}

/** While anything is open the page below is covered. */
export function useAnyDialogOpen(): boolean {
  return useSelected(stack, (open) => open.length > 0)
}

/** Once in the app. */
export function DialogHost() {
  return useStore(stack).map((dialog) => <Level key={dialog.id} dialog={dialog} />)
}

const Context = createContext<DialogContext | undefined>(undefined)

/** For the frame of a dialog and its Cancel button. */
export function useDialog(): DialogContext {
  const context = use(Context)
  if (context === undefined) throw new Error('useDialog outside a dialog')
  return context
}

/** While `isDirty`, giving the dialog up asks first. `close(result)` by the dialog itself never asks. */
export function useCloseGuard(isDirty: boolean) {
  const { guards } = useDialog()
  const id = useId()
  useEffect(() => {
    guards.set(id, isDirty)
    return () => {
      guards.delete(id)
    }
  }, [guards, id, isDirty])
}

function Level({ dialog }: { dialog: OpenDialog }) {
  const { guards } = dialog
  const close = (result?: unknown) => remove(dialog, result)
  const requestClose = () => giveUp(dialog)
  return (
    <Context value={{ requestClose, guards }}>
      <Suspense fallback={<DialogLoading requestClose={requestClose} />}>
        <dialog.Component {...dialog.props} close={close} />
      </Suspense>
    </Context>
  )
}

/** Close button, Escape, the browser's Back. */
function giveUp(dialog: OpenDialog) {
  if (isHalfFilled(dialog)) void askToDiscard().then((discard) => discard && remove(dialog, undefined))
  else remove(dialog, undefined)
}

function isHalfFilled({ guards }: OpenDialog): boolean {
  return [...guards.values()].includes(true)
}

function askToDiscard() {
  const { title, description, keep, discard } = generalTexts.unsavedChanges
  return confirm({ title, text: description, action: discard, cancel: keep, destructive: true })
}

function remove(dialog: OpenDialog, result: unknown) {
  if (!stack.get().includes(dialog)) return
  show(stack.get().filter((other) => other !== dialog))
  dialog.release()
  dialog.settle(result)
  if (returnTo === undefined) requestAnimationFrame(returnFocus)
  if (returnTo === undefined || dialog.id < returnTo.id) returnTo = dialog
}

// Of several dialogs that close at once (the question and the dialog it was about) the lowest one's opener counts.
let returnTo: OpenDialog | undefined

/** The platform gives the focus back to the opener; but its row may have gone with the change. */
function returnFocus() {
  const opener = returnTo?.opener
  returnTo = undefined
  if (document.activeElement === document.body && opener !== undefined) focusAt(opener)
}

function show(next: readonly OpenDialog[]) {
  // Only while a dialog is open: a page with this listener is not kept for Back by some browsers.
  if (next.length > 0) addEventListener('beforeunload', askBeforeUnload)
  else removeEventListener('beforeunload', askBeforeUnload)
  stack.set(next)
}

/** The browser asks in its own words before it reloads or closes the tab. */
function askBeforeUnload(event: BeforeUnloadEvent) {
  if (stack.get().some(isHalfFilled)) event.preventDefault()
}
