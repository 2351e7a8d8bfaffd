import { Toast as Radix } from 'radix-ui'
import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { generalTexts } from '#domain/texts/general.ts'
import { cx } from '../lib/class-names.ts'
import { activeLayer } from '../lib/modal.ts'
import { dismissToast } from '../lib/toast.ts'
import type { ShownToast } from '../lib/toast.ts'
import styles from './Toaster.module.css'
import { VisuallyHidden } from './VisuallyHidden.tsx'

/** Default duration in ms; swipe right over 50 px closes; F8 moves the focus here. Hover and focus pause it. */
export function Toaster({ shown }: { shown: ShownToast }) {
  const { id, open, title, description, more, variant = 'default', action, secondAction } = shown
  const actions = [action, secondAction].filter((one) => one !== undefined)
  return (
    // A provider of its own for each: one that closes while it has the focus would leave the next one's timer paused.
    <Radix.Provider
      key={id}
      duration={5000}
      swipeDirection="right"
      swipeThreshold={50}
      label={generalTexts.toast.label}
    >
      <Radix.Root
        data-popup
        open={open}
        onOpenChange={(stillOpen) => !stillOpen && dismissToast(id)}
        type={variant === 'destructive' ? 'foreground' : 'background'}
        className={cx(styles['toast'], variant === 'destructive' && styles['destructive'])}
      >
        <div className={styles['body']}>
          <div className={styles['words']}>
            <Radix.Title className={styles['title']}>{title}</Radix.Title>
            {description !== undefined && (
              <Radix.Description className={styles['description']}>{description}</Radix.Description>
            )}
            {more !== undefined && <p className={styles['description']}>{more}</p>}
          </div>
          {actions.length > 0 && (
            <div className={styles['actions']}>
              {actions.map(({ label, onSelect }) => (
                <Radix.Action key={label} className={styles['action']} altText={label} onClick={onSelect}>
                  {label}
                </Radix.Action>
              ))}
            </div>
          )}
        </div>
        <Radix.Close className={styles['close']} aria-label={generalTexts.close} title={generalTexts.close}>
          <X />
        </Radix.Close>
      </Radix.Root>
      <SpokenInDialog shown={shown} />
      <Radix.Viewport className={styles['viewport']} hotkey={['F8']} label={generalTexts.toast.region} />
    </Radix.Provider>
  )
}

/** Radix announces toasts at the end of the page, which is inert below a dialog. */
function SpokenInDialog({ shown: { open, title, description, more, variant } }: { shown: ShownToast }) {
  const [text, setText] = useState('')
  const words = [title, description, more].filter(Boolean).join(' ')
  useEffect(() => {
    // By the next frame the dialog has closed, if saving closes it; and this live region is there before its text.
    const frame = requestAnimationFrame(() => activeLayer() !== document.body && setText(words))
    return () => cancelAnimationFrame(frame)
  }, [words])
  return (
    <VisuallyHidden>
      <output aria-live={variant === 'destructive' ? 'assertive' : 'polite'}>{open && text}</output>
    </VisuallyHidden>
  )
}
