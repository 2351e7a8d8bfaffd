import { exportTexts } from '#domain/texts/exports.ts'
import { saveFile } from '#client/lib/save-file.ts'
import { toastError, toastSuccess } from '#client/lib/toast.ts'

/** Files for other apps, by where the server has them. */
type ExportPath =
  | '/contacts/export?format=vcard'
  | '/contacts/export?format=csv'
  | '/occasions/export'
  | '/gift-ideas/export'
  | `/occasions/${number}/calendar.ics`

/** Saves a file, and says so or what went wrong. */
export async function saveExport(path: ExportPath, saved: string = exportTexts.saved): Promise<void> {
  try {
    await saveFile(path)
    toastSuccess(saved)
  } catch (error) {
    toastError(error, exportTexts.failed)
  }
}
