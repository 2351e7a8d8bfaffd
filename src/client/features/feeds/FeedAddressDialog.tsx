import { CalendarPlus, Copy } from 'lucide-react'
import { feedTexts } from '#domain/texts/feeds.ts'
import { copyText } from '#client/lib/copy-text.ts'
import type { DialogProps } from '#client/lib/dialogs.tsx'
import { AppModal } from '#client/ui/AppModal.tsx'
import { Button, ButtonAnchor } from '#client/ui/Button.tsx'
import { Field } from '#client/ui/Field.tsx'
import { TextInput } from '#client/ui/TextInput.tsx'
import styles from './CalendarFeeds.module.css'

const texts = feedTexts.dialog

/** A new address, and how calendars take it. */
export function FeedAddressDialog({ url, close }: DialogProps & { url: string }) {
  return (
    <AppModal
      title={texts.title}
      actions={
        <Button data-autofocus variant="primary" onClick={() => close()}>
          {texts.done}
        </Button>
      }
    >
      <div className={styles['address']}>
        <p>{texts.once}</p>
        <div className={styles['copy']}>
          <Field label={texts.address}>
            <TextInput readOnly value={url} onFocus={(event) => event.target.select()} />
          </Field>
          <Button icon={<Copy />} onClick={() => void copyText(url)}>
            {texts.copy}
          </Button>
        </div>
        <ButtonAnchor icon={<CalendarPlus />} href={url.replace(/^https?:/, 'webcal:')} rel="noreferrer">
          {texts.open}
        </ButtonAnchor>
        <h3>{texts.howTo}</h3>
        <dl className={styles['steps']}>
          {[texts.apple, texts.google, texts.outlook].map(({ name, steps }) => (
            <div key={name} className={styles['step']}>
              <dt>{name}</dt>
              <dd>{steps}</dd>
            </div>
          ))}
        </dl>
        <p className={styles['quiet']}>{texts.reach}</p>
      </div>
    </AppModal>
  )
}
