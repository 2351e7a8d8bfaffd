import { ArrowLeft, Search, X } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import type { KeyboardEvent as FieldKey } from 'react'
import { generalTexts } from '#domain/texts/general.ts'
import { paletteTexts } from '#domain/texts/search.ts'
import { giveUpAllDialogs } from '#client/lib/dialogs.tsx'
import type { DialogProps } from '#client/lib/dialogs.tsx'
import { useModal } from '#client/lib/modal.ts'
import { IconButton } from '#client/ui/IconButton.tsx'
import { Spinner } from '#client/ui/Spinner.tsx'
import type { AppActions } from './dialogs.ts'
import type { EarlyKeys } from '#client/lib/early-keys.ts'
import { everything, people } from './groups.tsx'
import { isPaletteKey } from './keys.ts'
import styles from './PaletteDialog.module.css'
import { PaletteFoot } from './PaletteFoot.tsx'
import { idOf, PaletteList } from './PaletteList.tsx'
import { useCommands } from './use-commands.ts'
import type { Ways } from './use-commands.ts'
import { useFound } from './use-found.ts'

/** Longer than the server reads. */
const LONGEST = 200

/**
 * One field that finds contacts, events, plans and gift ideas and runs actions: a combobox whose list is always open. Closes
 * with the action to run.
 */
export function PaletteDialog({
  app,
  openHelp,
  takeEarlyKeys,
  close,
}: DialogProps<() => void> & { app: AppActions; openHelp: () => Promise<void>; takeEarlyKeys: () => EarlyKeys }) {
  const field = useRef<HTMLInputElement>(null)
  const listId = useId()
  const [typed, setTyped] = useState('')
  const [picking, setPicking] = useState<'event' | 'gift'>()
  const [chosenKey, setChosenKey] = useState<string>()
  const [hastyFor, setHastyFor] = useState<string>()

  const startWith = (what: 'event' | 'gift' | undefined) => {
    setPicking(what)
    change('')
  }
  const change = (text: string) => {
    setTyped(text)
    setChosenKey(undefined)
    setHastyFor(undefined)
  }
  const takeOver = () => {
    const early = takeEarlyKeys()
    if (early.text === '') return
    change(typed + early.text)
    if (early.isHasty) setHastyFor((typed + early.text).trim())
  }
  const ways: Ways = {
    after: close,
    leaving: (run) => close(() => void giveUpAllDialogs().then((mayLeave) => mayLeave && run())),
    pickContact: startWith,
    openHelp: () => void openHelp(),
  }
  const commands = useCommands(app, ways)
  const text = typed.trim()
  const { answer, isCurrent, hasFailed, isWaiting, retry } = useFound(text)
  const groups =
    picking === undefined
      ? everything(text, answer, isCurrent, commands, ways)
      : people(text, answer, isCurrent, picking, ways)
  const options = groups.flatMap((group) => group.options)
  const active = options.find(({ key }) => key === chosenKey) ?? options[0]

  const back = () => (picking === undefined ? close() : startWith(undefined))
  const dialog = useModal({
    requestClose: close,
    focusFirst: () => field.current?.focus(),
    onKey: (event) => {
      if (isPaletteKey(event) && !event.repeat) close()
      if (event.key !== 'Escape' || event.defaultPrevented) return
      event.preventDefault()
      back()
    },
  })

  // Typing quickly and pressing Enter means the result that is about to appear.
  const onAnswer = useEffectEvent(() => {
    if (hastyFor === text) active?.choose()
  })
  useEffect(() => {
    if (isCurrent) onAnswer()
  }, [isCurrent])

  const onKeyDown = (event: FieldKey) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Backspace' && typed === '' && picking !== undefined) {
      startWith(undefined)
    } else if (event.key === 'Enter') {
      if (isCurrent || hasFailed || chosenKey !== undefined) active?.choose()
      else setHastyFor(text)
    } else {
      const next = options[nextIndex(event, active === undefined ? -1 : options.indexOf(active), options.length)]
      if (next === undefined) return
      setChosenKey(next.key)
    }
    event.preventDefault()
  }

  const placeholder =
    picking === undefined
      ? paletteTexts.placeholder
      : picking === 'event'
        ? paletteTexts.whoseEvent
        : paletteTexts.whoseGift
  return (
    <dialog ref={dialog} aria-label={paletteTexts.title} className={styles['panel']}>
      <div className={styles['bar']}>
        {picking === undefined ? (
          <span className={styles['sign']}>
            <Search aria-hidden />
          </span>
        ) : (
          <IconButton
            label={paletteTexts.back}
            icon={<ArrowLeft />}
            onClick={() => {
              startWith(undefined)
              field.current?.focus()
            }}
          />
        )}
        <input
          ref={field}
          type="text"
          role="combobox"
          aria-label={placeholder}
          aria-expanded={options.length > 0}
          aria-controls={options.length > 0 ? listId : undefined}
          aria-activedescendant={active && idOf(listId, active)}
          aria-autocomplete="list"
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={LONGEST}
          placeholder={placeholder}
          className={styles['field']}
          value={typed}
          onFocus={takeOver}
          onChange={(event) => change(event.target.value)}
          onKeyDown={onKeyDown}
        />
        {isWaiting && (
          <span className={styles['waiting']}>
            <Spinner size={18} />
          </span>
        )}
        <IconButton label={generalTexts.close} icon={<X />} onClick={() => close()} />
      </div>
      <PaletteList
        id={listId}
        label={placeholder}
        groups={groups}
        activeKey={active?.key}
        onActivate={setChosenKey}
        status={{ text, isFirst: answer === undefined, isCurrent, hasFailed, retry }}
      />
      <PaletteFoot isPicking={picking !== undefined} />
    </dialog>
  )
}

/** Where a key leads in the list; NaN: nowhere. With Shift, Home and End select the typed text. */
function nextIndex({ key, shiftKey, altKey, ctrlKey, metaKey }: FieldKey, index: number, count: number): number {
  if (shiftKey || altKey || ctrlKey || metaKey) return Number.NaN
  if (key === 'ArrowDown') return (index + 1) % count
  if (key === 'ArrowUp') return (Math.max(index, 0) + count - 1) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return Number.NaN
}
