import { X } from 'lucide-react'
import { useId } from 'react'
import type { ReactNode, SubmitEvent } from 'react'
import { generalTexts } from '#domain/texts/general.ts'
import { cx } from '../lib/class-names.ts'
import { useDialog } from '../lib/dialogs.tsx'
import { firstFocus } from '../lib/focus.ts'
import { useModal } from '../lib/modal.ts'
import styles from './AppModal.module.css'
import { IconButton } from './IconButton.tsx'
import { TwoLines } from './TwoLines.tsx'

/**
 * The frame of every dialog: title, scrolling body, fixed foot of actions; on phones a full-height sheet.
 * Escape, backdrop and the close button give it up (asking first when `useCloseGuard` says so).
 */
export function AppModal({
  title,
  lead,
  whose,
  subtitle,
  headerAside,
  size = 'md',
  startsOn = 'field',
  alert = false,
  actions,
  onSubmit,
  children,
}: {
  title: string
  /** Before the title: an avatar. */
  lead?: ReactNode
  /** Whose it is, read out after the title: two people may have events of the same name. */
  whose?: string
  /** Under the title: badges, a name. */
  subtitle?: ReactNode
  /** At the right of the subtitle: an action. */
  headerAside?: ReactNode
  /** 440, 560, 720, 960 or 1120 px wide. */
  size?: 'sm' | 'md' | 'lg' | 'xl' | 'xxl'
  /** Where the focus starts: on the first field, or on the dialog, whose title is read out, where the form isn't what comes first. */
  startsOn?: 'field' | 'title'
  /** A question that must be answered: read out at once; a sheet of its own height on phones. */
  alert?: boolean
  /** Buttons of the foot, the main action last; without a form with `data-main`, for Ctrl Enter. */
  actions?: ReactNode
  /** Makes the whole a form: a `type="submit"` button in `actions` and the Enter key save. */
  onSubmit?: ((event: SubmitEvent<HTMLFormElement>) => void) | undefined
  children: ReactNode
}) {
  const { requestClose } = useDialog()
  const titleId = useId()
  const bodyId = useId()
  const dialog = useModal({
    requestClose,
    focusFirst: (opened) => (startsOn === 'title' ? opened : firstFocus(opened)).focus(),
    onKey: submitByKey,
  })

  const inside = (
    <>
      <header className={styles['head']}>
        <div className={styles['title-line']}>
          {lead}
          <h2 id={titleId}>
            <TwoLines>{title}</TwoLines>
          </h2>
          {!alert && (
            <IconButton label={generalTexts.close} icon={<X />} onClick={requestClose} className={styles['close']} />
          )}
        </div>
        {(subtitle !== undefined || headerAside !== undefined) && (
          <div className={styles['sub']}>
            {subtitle}
            {headerAside !== undefined && <span className={styles['aside']}>{headerAside}</span>}
          </div>
        )}
      </header>
      <div id={bodyId} className={styles['body']}>
        {children}
      </div>
      {actions !== undefined && <footer className={styles['foot']}>{actions}</footer>}
    </>
  )
  return (
    <dialog
      ref={dialog}
      role={alert ? 'alertdialog' : undefined}
      aria-labelledby={titleId}
      aria-description={whose}
      aria-describedby={alert ? bodyId : undefined}
      tabIndex={-1}
      className={cx(styles['panel'], styles[size], alert && styles['alert'])}
    >
      {onSubmit === undefined ? (
        inside
      ) : (
        <form noValidate className={styles['form']} onSubmit={onSubmit}>
          {inside}
        </form>
      )}
    </dialog>
  )
}

function submitByKey(event: KeyboardEvent, dialog: HTMLElement) {
  if (event.defaultPrevented || !isSubmitKey(event)) return
  if (submitNear(dialog, event.target)) event.preventDefault()
}

/** Ctrl Enter, ⌘ Enter on a Mac: from any field, a long text too. */
function isSubmitKey({ key, ctrlKey, metaKey, altKey, shiftKey, repeat }: KeyboardEvent): boolean {
  return key === 'Enter' && (ctrlKey || metaKey) && !altKey && !shiftKey && !repeat
}

/** Presses the button that submits, which knows when that is under way. A question is never answered by this. */
function submitNear(dialog: HTMLElement, target: EventTarget | null): boolean {
  const form = (target instanceof Element ? target.closest('form') : null) ?? dialog.querySelector(':scope > form')
  const button = form === null ? dialog.querySelector<HTMLButtonElement>('[data-main]') : submitButtonOf(form)
  button?.click()
  return button !== null
}

/** Also one outside of the form that names it: the footer's, of a form in the body. */
function submitButtonOf(form: HTMLFormElement): HTMLButtonElement | null {
  return (
    ([...form.elements].find((one) => one instanceof HTMLButtonElement && one.type === 'submit') as
      | HTMLButtonElement
      | undefined) ?? null
  )
}
