import { useQuery } from '@tanstack/react-query'
import { Copy, Link2, Share2, Unlink } from 'lucide-react'
import { useState } from 'react'
import type { Answer } from '#client/lib/api.ts'
import { shortFirstNameOf } from '#domain/contacts/first-name.ts'
import { askLinkTexts } from '#domain/texts/ask-links.ts'
import { generalTexts } from '#domain/texts/general.ts'
import { copyText } from '#client/lib/copy-text.ts'
import { useDialog, type DialogProps } from '#client/lib/dialogs.tsx'
import { toastError, toastSuccess } from '#client/lib/toast.ts'
import { AppModal } from '#client/ui/AppModal.tsx'
import { Button } from '#client/ui/Button.tsx'
import { ErrorState } from '#client/ui/EmptyState.tsx'
import { Field } from '#client/ui/Field.tsx'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import { TextArea, TextInput } from '#client/ui/TextInput.tsx'
import styles from './AskLinkDialog.module.css'
import { dayOfInstant } from './days.ts'
import { useMakeAskLink, useRevokeAskLink } from './mutations.ts'
import { askQueries } from './queries.ts'

const { dialog: texts } = askLinkTexts

type Made = Answer<'POST /contacts/:id/ask-link'>

/** Makes the link that a contact answers by, and shows it once: to copy, to share, to revoke. */
export function AskLinkDialog({ contactId, fullName, close }: DialogProps & { contactId: number; fullName: string }) {
  const { requestClose } = useDialog()
  const query = useQuery(askQueries.link(contactId))
  const make = useMakeAskLink(contactId)
  const revoke = useRevokeAskLink(contactId)
  const [made, setMade] = useState<Made>()
  const firstName = shortFirstNameOf(fullName)
  const existing = query.data?.link ?? undefined

  const makeOne = () =>
    make.mutate(undefined, { onSuccess: setMade, onError: (error) => toastError(error, texts.failedToMake) })
  const revokeIt = () =>
    revoke.mutate(undefined, {
      onSuccess: () => {
        toastSuccess(texts.revoked)
        close()
      },
      onError: (error) => toastError(error, texts.failedToRevoke),
    })
  const isReady = made !== undefined || query.data !== undefined
  const revokeButton = (made !== undefined || existing !== undefined) && (
    <Button data-start variant="ghost" icon={<Unlink />} pending={revoke.isPending} onClick={revokeIt}>
      {texts.revoke}
    </Button>
  )
  return (
    <AppModal
      title={texts.title(firstName)}
      startsOn="title"
      actions={
        <>
          {revokeButton}
          <Button onClick={requestClose}>{made === undefined ? generalTexts.cancel : generalTexts.close}</Button>
          {isReady && made === undefined && (
            <Button
              variant="primary"
              data-main
              icon={<Link2 />}
              pending={make.isPending}
              pendingText={texts.making}
              onClick={makeOne}
            >
              {existing === undefined ? texts.make : texts.makeNew}
            </Button>
          )}
        </>
      }
    >
      {made !== undefined ? (
        <MadeLink made={made} firstName={firstName} />
      ) : query.data !== undefined ? (
        <div className={styles['words']}>
          <p>{texts.explained(firstName)}</p>
          {existing !== undefined && (
            <p className={styles['existing']}>{texts.existing(dayOfInstant(existing.expiresAt))}</p>
          )}
        </div>
      ) : query.isError ? (
        <ErrorState title={texts.failedToLoad} pending={query.isFetching} onRetry={() => void query.refetch()} />
      ) : (
        <output aria-label={generalTexts.loading} className={styles['words']}>
          <Skeleton height={66} />
        </output>
      )}
    </AppModal>
  )
}

function MadeLink({ made: { url, expiresAt }, firstName }: { made: Made; firstName: string }) {
  const [words, setWords] = useState<string>(texts.draft(firstName))
  const message = `${words.trim()}\n${url}`
  return (
    <div className={styles['made']}>
      <Field label={texts.link} hint={`${texts.works(dayOfInstant(expiresAt))} ${texts.keepIt}`}>
        <TextInput
          readOnly
          data-autofocus
          value={url}
          className={styles['link']}
          onFocus={(event) => event.target.select()}
        />
      </Field>
      <Button size="sm" icon={<Copy />} onClick={() => void copyText(url, texts.copiedLink)}>
        {texts.copyLink}
      </Button>
      <Field label={texts.message} hint={texts.messageHint}>
        <TextArea rows={4} maxLength={1000} value={words} onChange={({ target }) => setWords(target.value)} />
      </Field>
      <div className={styles['ways']}>
        <Button variant="primary" icon={<Copy />} onClick={() => void copyText(message, texts.copiedMessage)}>
          {texts.copyMessage}
        </Button>
        {'share' in navigator && (
          <Button icon={<Share2 />} onClick={() => void share(words.trim(), url)}>
            {texts.share}
          </Button>
        )}
      </div>
    </div>
  )
}

async function share(text: string, url: string): Promise<void> {
  try {
    await navigator.share({ text, url })
  } catch (error) {
    // Given up, which phones report as an error.
    if (error instanceof DOMException && error.name === 'AbortError') return
    await copyText(`${text}\n${url}`, texts.copiedMessage)
  }
}
