import { useSyncExternalStore } from 'react'

let isAsked = false

/**
 * Whether the page is being printed. Drawn before the browser takes its picture: React renders a change of an external store
 * as soon as the event is over.
 */
export function useIsPrinting(): boolean {
  return useSyncExternalStore(onChange, () => isAsked || onPaper().matches)
}

/** For browsers and tools that lay the page out for paper without asking. */
function onPaper() {
  return matchMedia('print')
}

function onChange(tell: () => void): () => void {
  const begin = () => {
    isAsked = true
    tell()
  }
  const end = () => {
    isAsked = false
    tell()
  }
  const paper = onPaper()
  globalThis.addEventListener('beforeprint', begin)
  globalThis.addEventListener('afterprint', end)
  paper.addEventListener('change', tell)
  return () => {
    globalThis.removeEventListener('beforeprint', begin)
    globalThis.removeEventListener('afterprint', end)
    paper.removeEventListener('change', tell)
  }
}
