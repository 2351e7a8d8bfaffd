import { Copy, ExternalLink } from 'lucide-react'
import { ibanIn } from '#domain/splits/iban.ts'
import { contributeTexts } from '#domain/texts/contribute.ts'
import { copyText } from '#client/lib/copy-text.ts'
import { Button, ButtonAnchor } from '#client/ui/Button.tsx'
import styles from './ContributePage.module.css'
import type { Page } from './queries.ts'

const { page: texts } = contributeTexts

/** In the organizer's words, to copy; and their link, which says where it leads. */
export function HowToPay({ howToPay: { text, url }, organizer }: Pick<Page, 'howToPay' | 'organizer'>) {
  const iban = text === null ? undefined : ibanIn(text)
  const host = url === null ? '' : hostOf(url)
  return (
    <section className={styles['pay']} aria-labelledby="how-to-pay">
      <h2 id="how-to-pay">{texts.payTo(organizer)}</h2>
      {text === null && url === null && <p className={styles['quiet']}>{texts.notSaid(organizer)}</p>}
      {text !== null && (
        <div className={styles['payText']}>
          <p dir="auto">{text}</p>
          <Button size="sm" icon={<Copy />} onClick={() => void copyText(iban ?? text, texts.copied)}>
            {iban === undefined ? texts.copy : texts.copyIban}
          </Button>
        </div>
      )}
      {url !== null && (
        <div className={styles['payLink']}>
          <ButtonAnchor
            full
            variant="tint"
            icon={<ExternalLink />}
            href={url}
            target="_blank"
            rel="noopener noreferrer nofollow"
          >
            {texts.openLink(host)}
          </ButtonAnchor>
          <p className={styles['quiet']}>{texts.outside(host)}</p>
        </div>
      )}
    </section>
  )
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : url
}
