import { MAX_IMPORT_BYTES } from '#domain/imports/limits.ts'
import { importFileTexts } from '#domain/texts/import-files.ts'
import { importScreenTexts as texts } from '#domain/texts/import-screens.ts'
import { errorText } from '#client/lib/api-error.ts'
import { goTo } from '#client/lib/back.ts'
import { paths } from '#client/lib/paths.ts'
import { sendFile } from '#client/lib/send-file.ts'
import { createStore, useStore } from '#client/lib/store.ts'
import { toast } from '#client/lib/toast.ts'
import { putOpen } from '../mutations.ts'

/** The file on its way, wherever it was dropped; it goes on when its page is left. */
export type Upload =
  | { state: 'none' }
  | { state: 'sending'; fileName: string; part: number; cancel: () => void }
  | { state: 'refused'; why: string }

const upload = createStore<Upload>({ state: 'none' })

export const useUpload = () => useStore(upload)

const endings = ['.vcf', '.vcard', '.csv', '.tsv', '.txt', '.ics', '.ical', '.zip']

/** With media types, too: phones know files by them. */
export const accepted = [
  ...endings,
  'text/vcard',
  'text/x-vcard',
  'text/csv',
  'text/calendar',
  'application/zip',
].join()

/** Shows the page of its import once it has been read, if the user still waits on the page where files are chosen. */
export async function startUpload(files: readonly File[]): Promise<void> {
  if (upload.get().state === 'sending') return
  const [file] = files
  if (file === undefined) return
  const why = refusal(files, file)
  if (why !== undefined) return upload.set({ state: 'refused', why })
  const abort = new AbortController()
  const tell = (part: number) =>
    upload.set({ state: 'sending', fileName: file.name, part, cancel: () => abort.abort() })
  tell(0)
  try {
    const read = await sendFile('POST /imports', file, { onProgress: tell, signal: abort.signal })
    putOpen(read)
    upload.set({ state: 'none' })
    const show = () => goTo(paths.importOf(read.id))
    if (globalThis.location.pathname === paths.import) show()
    else toast({ title: texts.choose.ready(file.name), action: { label: texts.choose.show, onSelect: show } })
  } catch (error) {
    if (abort.signal.aborted) upload.set({ state: 'none' })
    else upload.set({ state: 'refused', why: errorText(error, texts.choose.failed) })
  }
  return undefined
}

export function forgetRefusal() {
  if (upload.get().state === 'refused') upload.set({ state: 'none' })
}

function refusal(files: readonly File[], file: File): string | undefined {
  if (files.length > 1) return texts.choose.oneAtATime
  if (!endings.some((ending) => file.name.toLowerCase().endsWith(ending))) return texts.choose.notOurs(file.name)
  if (file.size === 0) return importFileTexts.empty
  return file.size > MAX_IMPORT_BYTES ? importFileTexts.tooLarge : undefined
}
