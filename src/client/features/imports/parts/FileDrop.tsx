import { FileUp } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { importScreenTexts as texts } from '#domain/texts/import-screens.ts'
import { goTo } from '#client/lib/back.ts'
import { useAnyDialogOpen } from '#client/lib/dialogs.tsx'
import { paths } from '#client/lib/paths.ts'
import { startUpload } from '../upload/upload.ts'
import styles from './FileDrop.module.css'

/**
 * A file dropped anywhere on a page is imported. Fields of their own that take files come first, and above a dialog nothing is
 * taken; but no file ever replaces the app, as browsers do by default.
 */
export function FileDrop() {
  const [isOver, setOver] = useState(false)
  const isCovered = useAnyDialogOpen()
  useFiles({ isOn: !isCovered, onOver: setOver })
  if (!isOver || isCovered) return null
  return (
    <section aria-label={texts.dropHere} className={styles['cover']}>
      <div className={styles['sheet']}>
        <FileUp aria-hidden />
        <strong>{texts.dropHere}</strong>
        <span>{texts.dropHint}</span>
      </div>
    </section>
  )
}

function useFiles({ isOn, onOver }: { isOn: boolean; onOver: (isOver: boolean) => void }) {
  // Every element that is entered is entered before the last one is left.
  const entered = useRef(0)
  useEffect(() => {
    const leave = () => {
      entered.current = 0
      onOver(false)
    }
    const on = {
      dragenter: (event: DragEvent) => {
        if (!hasFiles(event)) return
        entered.current += 1
        if (isOn && !event.defaultPrevented) onOver(true)
      },
      dragleave: (event: DragEvent) => {
        if (!hasFiles(event)) return
        entered.current -= 1
        if (entered.current <= 0) leave()
      },
      dragover: (event: DragEvent) => {
        if (!hasFiles(event) || event.defaultPrevented) return
        event.preventDefault()
        if (event.dataTransfer !== null) event.dataTransfer.dropEffect = isOn ? 'copy' : 'none'
      },
      drop: (event: DragEvent) => {
        if (!hasFiles(event)) return
        leave()
        if (event.defaultPrevented) return
        event.preventDefault()
        if (!isOn) return
        const files = [...(event.dataTransfer?.files ?? [])]
        if (globalThis.location.pathname !== paths.import) goTo(paths.import)
        void startUpload(files)
      },
    }
    for (const [name, listener] of Object.entries(on)) document.addEventListener(name, listener as EventListener)
    return () => {
      for (const [name, listener] of Object.entries(on)) document.removeEventListener(name, listener as EventListener)
    }
  }, [isOn, onOver])
}

/** Rather than a link, a piece of text or a gift. */
function hasFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') === true
}
