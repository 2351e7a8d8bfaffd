import { ContactRound, Download, Trash2, Upload } from 'lucide-react'
import type { ReactNode } from 'react'
import { accountDataTexts as texts } from '#domain/texts/account-data.ts'
import { exportTexts } from '#domain/texts/exports.ts'
import { importLinkTexts } from '#domain/texts/import-links.ts'
import { deleteAccountTexts } from '#domain/texts/delete-account.ts'
import { goTo } from '#client/lib/back.ts'
import { giveUpAllDialogs } from '#client/lib/dialogs.tsx'
import { paths } from '#client/lib/paths.ts'
import { toastError, toastSuccess } from '#client/lib/toast.ts'
import { Button } from '#client/ui/Button.tsx'
import { openDeleteAccount, openImport } from '../dialogs.ts'
import { useExport } from '../mutations.ts'
import { ExportMenu } from './ExportMenu.tsx'
import profile from '#client/features/profile/parts/Settings.module.css'
import styles from '../YourData.module.css'

/** What one takes along, brings back and deletes. */
export function YourData() {
  const save = useExport()
  // An import may replace what Profile Settings shows, so the user first gives up what is typed there.
  const take = async () => {
    if (await giveUpAllDialogs()) await openImport()
  }
  const bringPeople = async () => {
    if (await giveUpAllDialogs()) goTo(paths.import)
  }
  return (
    <section className={profile['section']} aria-labelledby="your-data">
      <h3 id="your-data">{texts.title}</h3>
      <Row hint={texts.exportHint}>
        <Button
          icon={<Download />}
          pending={save.isPending}
          onClick={() =>
            save.mutate(undefined, {
              onSuccess: () => toastSuccess(texts.exported),
              onError: (error) => toastError(error, texts.failedToExport),
            })
          }
        >
          {texts.export}
        </Button>
      </Row>
      <Row hint={exportTexts.hint}>
        <ExportMenu />
      </Row>
      <Row hint={importLinkTexts.settingsHint}>
        <Button icon={<ContactRound />} onClick={() => void bringPeople()}>
          {importLinkTexts.importContacts}
        </Button>
      </Row>
      <Row hint={texts.importHint}>
        <Button icon={<Upload />} aria-haspopup="dialog" onClick={() => void take()}>
          {texts.import}
        </Button>
      </Row>
      <Row hint={deleteAccountTexts.hint}>
        <Button variant="danger" icon={<Trash2 />} aria-haspopup="dialog" onClick={() => void openDeleteAccount()}>
          {deleteAccountTexts.title}
        </Button>
      </Row>
    </section>
  )
}

function Row({ hint, children }: { hint: string; children: ReactNode }) {
  return (
    <div className={styles['row']}>
      <p className={profile['quiet']}>{hint}</p>
      {children}
    </div>
  )
}
