import { ClipboardPaste, ImagePlus, Trash2, Undo2 } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { DragEvent, ReactNode } from 'react'
import { generalTexts } from '#domain/texts/general.ts'
import { pictureTexts as texts } from '#domain/texts/pictures.ts'
import { cx } from '#client/lib/class-names.ts'
import { activeLayer } from '#client/lib/modal.ts'
import { Button } from '#client/ui/Button.tsx'
import styles from './PictureControls.module.css'
import type { PictureDraft } from './use-picture-draft.ts'

/** Chooses, pastes, drops and removes a picture; on phones it also takes one. */
export function PictureControls({
  draft,
  picture,
  children,
}: {
  draft: PictureDraft
  /** How it's going to look. */
  picture: ReactNode
  /** What else can be done here. */
  children?: ReactNode
}) {
  const { words, error, isPreparing, isSending, isRemoved, isChosen, hasPicture } = draft
  const input = useRef<HTMLInputElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const [isOver, setOver] = useState(false)
  usePasted(place, (file) => void draft.choose(file))

  const status = statusOf(draft)
  const drop = (event: DragEvent) => {
    const file = pictureIn(event.dataTransfer)
    setOver(false)
    if (file === undefined) return
    event.preventDefault()
    void draft.choose(file)
  }
  return (
    <div
      ref={place}
      className={cx(styles['controls'], isOver && styles['over'])}
      onDragOver={(event) => {
        if (![...event.dataTransfer.types].includes('Files')) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {picture}
      <div className={styles['tools']}>
        <div className={styles['buttons']}>
          <Button
            size="sm"
            icon={<ImagePlus />}
            pending={isPreparing || isSending}
            onClick={() => input.current?.click()}
          >
            {hasPicture ? words.change : words.choose}
          </Button>
          <PasteButton draft={draft} />
          {children}
          {isRemoved || isChosen ? (
            <Button size="sm" variant="ghost" icon={<Undo2 />} onClick={draft.undo}>
              {generalTexts.undo}
            </Button>
          ) : (
            hasPicture && (
              <Button size="sm" variant="ghost" icon={<Trash2 />} onClick={draft.remove}>
                {words.remove}
              </Button>
            )
          )}
        </div>
        {error === undefined ? (
          <output className={cx(styles['status'], status === undefined && styles['hint'])}>
            {status ?? texts.hint}
          </output>
        ) : (
          <p role="alert" className={styles['error']}>
            {error}
          </p>
        )}
      </div>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label={words.choose}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          // The same file may be chosen again.
          target.value = ''
          if (file !== undefined) void draft.choose(file)
        }}
      />
    </div>
  )
}

function statusOf({ words, isPreparing, isSending, isRemoved, isChosen }: PictureDraft): string | undefined {
  if (isPreparing) return texts.preparing
  if (isSending) return texts.saving
  if (isRemoved) return words.willBeRemoved
  return isChosen ? words.ready : undefined
}

/** Where the browser lets a page read the clipboard, after asking its user. */
function PasteButton({ draft }: { draft: PictureDraft }) {
  if (!('clipboard' in navigator && 'read' in navigator.clipboard)) return null
  const paste = async () => {
    draft.setError(undefined)
    try {
      const items = await navigator.clipboard.read()
      const item = items.find(({ types }) => types.some(isPictureType))
      const type = item?.types.find(isPictureType)
      if (item === undefined || type === undefined) return draft.setError(texts.nothingToPaste)
      await draft.choose(await item.getType(type))
    } catch {
      draft.setError(texts.notAllowedToPaste)
    }
  }
  return (
    <Button size="sm" icon={<ClipboardPaste />} onClick={() => void paste()}>
      {texts.paste}
    </Button>
  )
}

/** Ctrl V anywhere in the dialog, unless there is text that a field may want. */
function usePasted(place: { current: HTMLElement | null }, onPicture: (file: File) => void) {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    if (place.current === null || !activeLayer().contains(place.current)) return
    const file = event.clipboardData === null ? undefined : pictureIn(event.clipboardData)
    if (file === undefined || event.clipboardData?.types.includes('text/plain') === true) return
    event.preventDefault()
    onPicture(file)
  })
  useEffect(() => {
    const listen = (event: ClipboardEvent) => paste(event)
    addEventListener('paste', listen)
    return () => removeEventListener('paste', listen)
  }, [])
}

function pictureIn({ files }: DataTransfer): File | undefined {
  return [...files].find(({ type }) => isPictureType(type)) ?? files[0]
}

function isPictureType(type: string): boolean {
  return type.startsWith('image/')
}
