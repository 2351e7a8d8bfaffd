import type { ComponentProps, ReactNode } from 'react'
import { generalTexts } from '#domain/texts/general.ts'
import { useCloseGuard, useDialog } from '../lib/dialogs.tsx'
import { AppModal } from './AppModal.tsx'
import { Button } from './Button.tsx'
import styles from './FormDialog.module.css'

type ModalProps = ComponentProps<typeof AppModal>
type SaveButton = Pick<ComponentProps<typeof Button>, 'icon' | 'pending' | 'pendingText' | 'disabled'> & {
  label: string
  destructive?: boolean
}

/** A dialog that is a form, with Cancel and one button that saves. Enter and Ctrl Enter press that one. */
export function FormDialog({
  onSubmit,
  save: { label, destructive = false, ...button },
  cancel = generalTexts.cancel,
  start,
  notice,
  isDirty = false,
  isGone = false,
  children,
  ...frame
}: Omit<ModalProps, 'alert' | 'actions' | 'onSubmit'> & {
  onSubmit: NonNullable<ModalProps['onSubmit']>
  save: SaveButton
  /** The word on the button that gives up. */
  cancel?: string | undefined
  /** At the left of the foot, with `data-start`. */
  start?: ReactNode
  /** Above the fields: the record was changed or deleted elsewhere. */
  notice?: ReactNode
  /** Giving up asks first. A versioned form says so itself. */
  isDirty?: boolean
  /** The record was deleted elsewhere: nothing is left to save. */
  isGone?: boolean
}) {
  const { requestClose } = useDialog()
  useCloseGuard(isDirty)
  return (
    <AppModal
      {...frame}
      onSubmit={onSubmit}
      actions={
        isGone ? (
          <Button onClick={requestClose}>{generalTexts.close}</Button>
        ) : (
          <>
            {start}
            <Button onClick={requestClose}>{cancel}</Button>
            <Button {...button} variant={destructive ? 'danger' : 'primary'} type="submit">
              {label}
            </Button>
          </>
        )
      }
    >
      {notice !== undefined && <div className={styles['notice']}>{notice}</div>}
      {children}
    </AppModal>
  )
}
