import { Fragment, useState } from 'react'
import { generalTexts } from '#domain/texts/general.ts'
import { keyboardTexts } from '#domain/texts/search.ts'
import { useDialog } from '#client/lib/dialogs.tsx'
import { AppModal } from '#client/ui/AppModal.tsx'
import { Button } from '#client/ui/Button.tsx'
import { Switch } from '#client/ui/Checkbox.tsx'
import { Kbd } from './Kbd.tsx'
import { shortcutGroups } from './keyboard-shortcuts.ts'
import type { Shortcut, ShortcutGroup } from './keyboard-shortcuts.ts'
import styles from './KeyboardHelpDialog.module.css'
import { isHelpKeyOn, setHelpKey } from './keys.ts'

/** All shortcuts, by where they work. */
export function KeyboardHelpDialog() {
  const { requestClose } = useDialog()
  const [hasHelpKey, setHasHelpKey] = useState(isHelpKeyOn)
  const toggle = (on: boolean) => {
    setHelpKey(on)
    setHasHelpKey(on)
  }
  return (
    <AppModal
      size="lg"
      title={keyboardTexts.title}
      actions={
        <Button variant="primary" data-autofocus onClick={requestClose}>
          {generalTexts.close}
        </Button>
      }
    >
      <div className={styles['groups']}>
        {shortcutGroups().map((group, index) => (
          <Fragment key={group.title}>
            <Group {...group} />
            {index === 0 && (
              <div className={styles['setting']}>
                <Switch
                  label={keyboardTexts.questionMark}
                  hint={keyboardTexts.questionMarkHint}
                  checked={hasHelpKey}
                  onChange={toggle}
                />
              </div>
            )}
          </Fragment>
        ))}
      </div>
    </AppModal>
  )
}

function Group({ title, shortcuts, note }: ShortcutGroup) {
  return (
    <section className={styles['group']}>
      <h3>{title}</h3>
      <dl className={styles['list']}>
        {shortcuts.map((shortcut) => (
          <Line key={shortcut.what} {...shortcut} />
        ))}
      </dl>
      {note !== undefined && <p className={styles['note']}>{note}</p>}
    </section>
  )
}

function Line({ keys, what }: Shortcut) {
  return (
    <div className={styles['line']}>
      <dt>
        {keys.map((together) => (
          <Kbd key={together.join(' ')} keys={together} />
        ))}
      </dt>
      <dd>{what}</dd>
    </div>
  )
}
