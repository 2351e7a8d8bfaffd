import { Copy, Download } from 'lucide-react'
import { securityTexts } from '#domain/texts/security.ts'
import type { DialogProps } from '#client/lib/dialogs.tsx'
import { AppModal } from '#client/ui/AppModal.tsx'
import { Button } from '#client/ui/Button.tsx'
import { copyText } from '#client/lib/copy-text.ts'
import styles from './Security.module.css'

const texts = securityTexts.recovery

export function RecoveryCodesDialog({ codes, close }: DialogProps & { codes: string[] }) {
  return (
    <AppModal
      title={texts.title}
      actions={
        <>
          <Button icon={<Copy />} onClick={() => void copyText(codes.join('\n'))}>
            {texts.copy}
          </Button>
          <Button data-start icon={<Download />} onClick={() => download(codes)}>
            {texts.download}
          </Button>
          <Button data-autofocus variant="primary" onClick={() => close()}>
            {texts.done}
          </Button>
        </>
      }
    >
      <p>{texts.description}</p>
      <ul className={styles['codes']} aria-label={texts.title}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
    </AppModal>
  )
}

function download(codes: string[]) {
  const address = URL.createObjectURL(new Blob([`${texts.fileTitle}\n\n${codes.join('\n')}\n`], { type: 'text/plain' }))
  const link = Object.assign(document.createElement('a'), { href: address, download: texts.fileName })
  link.click()
  URL.revokeObjectURL(address)
}
