import { Copy, Mail, MoreVertical, Share2, Unlink } from 'lucide-react'
import type { Answer } from '#client/lib/api.ts'
import { shortFirstNameOf } from '#domain/contacts/first-name.ts'
import { formatShortDate } from '#domain/shared/date-format.ts'
import { formatMoney } from '#domain/shared/money.ts'
import { todayIn } from '#domain/shared/zone.ts'
import type { DraftShare } from '#domain/splits/rows.ts'
import { contributeTexts } from '#domain/texts/contribute.ts'
import { copyText } from '#client/lib/copy-text.ts'
import { Avatar } from '#client/ui/Avatar.tsx'
import { Button } from '#client/ui/Button.tsx'
import { IconButton } from '#client/ui/IconButton.tsx'
import { Menu } from '#client/ui/Menu.tsx'
import { TextInput } from '#client/ui/TextInput.tsx'
import { ReplyBadge } from '../ReplyBadge.tsx'
import styles from './ContributorLinksDialog.module.css'

const { dialog: texts } = contributeTexts

/** A contributor with their link, while it can be shown, and every way to hand it over. */
export function LinkRow({
  row,
  gift,
  link,
  known,
  isSending,
  isBusy,
  onSend,
  onRevoke,
}: {
  row: DraftShare
  gift: string
  /** Just created; undefined afterwards. */
  link: Answer<'POST /gift-splits/:id/links'>[number] | undefined
  known: Answer<'GET /gift-splits/:id/links'>[number] | undefined
  isSending: boolean
  isBusy: boolean
  onSend: (address: string) => void
  onRevoke: () => void
}) {
  const { name, email, amountCents, confirmed } = row
  const state = [
    known === undefined ? texts.noLink : texts.worksUntil(dayOf(known.expiresAt)),
    known?.sentAt ? texts.sentOn(dayOf(known.sentAt)) : undefined,
  ]
  return (
    <li className={styles['row']}>
      <div className={styles['head']}>
        <Avatar name={name} size="sm" tone={confirmed ? 'friend' : 'other'} />
        <span className={styles['who']}>
          <span className={styles['name']} title={name}>
            {name}
          </span>
          <span className={styles['quiet']}>{[formatMoney(amountCents), ...state].filter(Boolean).join(' · ')}</span>
        </span>
        <ReplyBadge row={row} />
        {known !== undefined && (
          <Menu
            trigger={<IconButton size="sm" label={texts.more(name)} icon={<MoreVertical />} />}
            items={[{ label: texts.revoke, icon: <Unlink />, danger: true, onSelect: onRevoke }]}
          />
        )}
      </div>
      {(link !== undefined || email !== '') && (
        <div className={styles['ways']}>
          {link !== undefined && (
            <>
              <TextInput
                readOnly
                aria-label={texts.linkOf(name)}
                value={link.url}
                className={styles['link']}
                onFocus={(event) => event.target.select()}
              />
              <Button
                size="sm"
                icon={<Copy />}
                aria-label={texts.copyOf(name)}
                onClick={() => void copyText(link.url, texts.copied(name))}
              >
                {texts.copy}
              </Button>
              {'share' in navigator && (
                <Button
                  size="sm"
                  icon={<Share2 />}
                  aria-label={texts.shareOf(name)}
                  onClick={() => void share(texts.message(shortFirstNameOf(name), gift), link.url)}
                >
                  {texts.share}
                </Button>
              )}
            </>
          )}
          {email !== '' && (
            <Button
              size="sm"
              icon={<Mail />}
              title={email}
              aria-label={texts.emailOf(name)}
              pending={isSending}
              pendingText={texts.sending}
              disabled={isBusy && !isSending}
              onClick={() => onSend(email)}
            >
              {texts.email}
            </Button>
          )}
        </div>
      )}
    </li>
  )
}

async function share(text: string, url: string): Promise<void> {
  try {
    await navigator.share({ text, url })
  } catch (error) {
    // Given up, which phones report as an error.
    if (error instanceof DOMException && error.name === 'AbortError') return
    await copyText(`${text}\n${url}`, texts.copiedAll)
  }
}

/** 'Wed, Jan 20', where the browser is. */
function dayOf(instant: string): string {
  return formatShortDate(todayIn(Intl.DateTimeFormat().resolvedOptions().timeZone, new Date(instant)))
}
