import { download } from './api.ts'

/**
 * Saves a file by the browser's own way of saving files, under the name that the server gives it.
 * @param path below /api
 */
export async function saveFile(path: string): Promise<void> {
  const { content, name = 'ribbonry' } = await download(path)
  save(content, name)
}

/** Saves what the page itself has written. */
export function saveText(name: string, type: string, text: string): void {
  save(new Blob([text], { type: `${type};charset=utf-8` }), name)
}

function save(content: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  // The browser has begun to save it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
