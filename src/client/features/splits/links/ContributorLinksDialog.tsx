import { useQuery } from '@tanstack/react-query'
import { Copy, Link2, Link2Off } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { Answer } from '#client/lib/api.ts'
import { formatMoney } from '#domain/shared/money.ts'
import { CONTRIBUTOR_LINK_DAYS } from '#domain/splits/link-days.ts'
import { isOwn } from '#domain/splits/shares.ts'
import { contributeTexts } from '#domain/texts/contribute.ts'
import { generalTexts } from '#domain/texts/general.ts'
import { copyText } from '#client/lib/copy-text.ts'
import { useDialog, type DialogProps } from '#client/lib/dialogs.tsx'
import { toastError, toastSuccess } from '#client/lib/toast.ts'
import { AppModal } from '#client/ui/AppModal.tsx'
import { Button } from '#client/ui/Button.tsx'
import { EmptyState, ErrorState } from '#client/ui/EmptyState.tsx'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import { splitQueries } from '../queries.ts'
import { valuesOf } from '../split-values.ts'
import styles from './ContributorLinksDialog.module.css'
import { HowToPay } from './HowToPay.tsx'
import { LinkRow } from './LinkRow.tsx'
import { useCreateLinks, useRevokeLinks } from './mutations.ts'
import { linkQueries } from './queries.ts'

const { dialog: texts } = contributeTexts

type Links = Answer<'POST /gift-splits/:id/links'>

/**
 * The links of a split's contributors: to copy, to share, to e-mail, to revoke. The first ones are created by opening this,
 * which is what 'Create links' does.
 */
export function ContributorLinksDialog({
  splitId,
  gift,
}: DialogProps & { splitId: number; gift: { id: number; title: string } }) {
  const { requestClose } = useDialog()
  const split = useQuery(splitQueries.ofGift(gift.id))
  const known = useQuery(linkQueries.ofSplit(splitId))
  const create = useCreateLinks(splitId)
  const revoke = useRevokeLinks(splitId)
  const [links, setLinks] = useState<Links>()
  const isGone = split.isFetchedAfterMount && split.data === null
  const others =
    split.isFetchedAfterMount && split.data ? valuesOf(split.data).rows.filter((row) => !isOwn(row)) : undefined

  const make = (send: readonly string[], onDone?: () => void) =>
    create.mutate(send, {
      onSuccess: (made) => {
        // Those on the screen may have been copied already: they stay, and work.
        setLinks((shown) => made.map((link) => shown?.find((old) => isSame(old, link)) ?? link))
        onDone?.()
      },
      onError: (error) => toastError(error, send.length > 0 ? texts.failedToSend : texts.failedToCreate),
    })
  const isFirst = known.data?.length === 0 && (others?.length ?? 0) > 0
  const begun = useRef(false)
  useEffect(() => {
    if (!isFirst || begun.current) return
    begun.current = true
    make([])
  })
  const copyAll = () => {
    const lines = (links ?? []).map(({ contributorId, name, url }) => {
      const share = others?.find(({ id }) => id === contributorId)?.amountCents ?? 0
      return texts.line(name, formatMoney(share), url)
    })
    void copyText(lines.join('\n'), texts.copiedAll)
  }
  const revokeOf = (id: string, name: string) =>
    revoke.mutate(id, {
      onSuccess: () => {
        setLinks((shown) => shown?.filter(({ contributorId }) => contributorId !== id))
        toastSuccess(texts.revoked(name))
      },
      onError: (error) => toastError(error, texts.failedToRevoke),
    })

  const failed = [split, known].find(({ isError, data }) => isError && data === undefined)
  const isReady = others !== undefined && known.data !== undefined
  const hasLinks = links !== undefined && links.length > 0
  return (
    <AppModal
      size="lg"
      title={texts.title(gift.title)}
      startsOn="title"
      actions={
        <>
          <Button onClick={requestClose}>{generalTexts.close}</Button>
          {isReady &&
            others.length > 0 &&
            (hasLinks ? (
              <Button variant="primary" data-main icon={<Copy />} onClick={copyAll}>
                {texts.copyAll}
              </Button>
            ) : (
              <Button
                variant="primary"
                data-main
                icon={<Link2 />}
                pending={create.isPending}
                pendingText={texts.creating}
                onClick={() => make([])}
              >
                {known.data.length > 0 ? texts.createNew : texts.create}
              </Button>
            ))}
        </>
      }
    >
      {failed !== undefined ? (
        <ErrorState title={texts.failedToLoad} pending={failed.isFetching} onRetry={() => void failed.refetch()} />
      ) : isGone || others?.length === 0 ? (
        <EmptyState icon={<Link2Off />} title={texts.nobody} />
      ) : !isReady ? (
        <output aria-label={generalTexts.loading} className={styles['body']}>
          <Skeleton height={44} />
          <Skeleton height={72} radius={14} />
          <Skeleton height={180} radius={14} />
        </output>
      ) : (
        <div className={styles['body']}>
          <p>{texts.explained(CONTRIBUTOR_LINK_DAYS)}</p>
          <HowToPay />
          <ul className={styles['rows']}>
            {others.map((row) => (
              <LinkRow
                key={row.id}
                row={row}
                gift={gift.title}
                link={links?.find(({ contributorId }) => contributorId === row.id)}
                known={known.data.find(({ contributorId }) => contributorId === row.id)}
                isSending={create.isPending && create.variables.includes(row.id)}
                isBusy={create.isPending}
                onSend={(address) => make([row.id], () => toastSuccess(texts.sent(address)))}
                onRevoke={() => revokeOf(row.id, row.name)}
              />
            ))}
          </ul>
          {hasLinks ? (
            <p className={styles['quiet']}>{texts.keepIt}</p>
          ) : (
            known.data.length > 0 && <p className={styles['quiet']}>{texts.existing}</p>
          )}
        </div>
      )}
    </AppModal>
  )
}

function isSame(one: Links[number], other: Links[number]): boolean {
  return one.contributorId === other.contributorId
}
