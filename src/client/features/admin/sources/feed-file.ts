import { MAX_UPLOAD_BYTES } from '#domain/catalogue/sources/limits.ts'
import { sourceScreenTexts } from '#domain/texts/source-screens.ts'

const { adding: texts } = sourceScreenTexts

const endings = ['.tsv', '.csv', '.txt', '.xml', '.gz', '.zip']

export const acceptedFeedFiles = endings.join()

/** What is wrong with a file before any of it is sent. */
export function refusalOf({ name, size }: File): string | undefined {
  if (!endings.some((ending) => name.toLowerCase().endsWith(ending))) return texts.fileNotOurs(name)
  if (size === 0) return texts.fileEmpty
  return size > MAX_UPLOAD_BYTES ? texts.fileTooLarge : undefined
}
