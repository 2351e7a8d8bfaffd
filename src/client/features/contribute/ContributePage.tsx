import { useQuery } from '@tanstack/react-query'
import { Lock, ShoppingBag, Unlink } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useParams } from 'wouter'
import { formatMoney, fromDecimal } from '#domain/shared/money.ts'
import { contributeTexts } from '#domain/texts/contribute.ts'
import { isNotFound } from '#client/lib/api-error.ts'
import { paths } from '#client/lib/paths.ts'
import { ButtonLink } from '#client/ui/Button.tsx'
import { EmptyState, ErrorState } from '#client/ui/EmptyState.tsx'
import { Footer } from '#client/ui/Footer.tsx'
import { PublicHeader } from '#client/ui/PublicHeader.tsx'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import { ThumbTile } from '#client/ui/ThumbTile.tsx'
import styles from './ContributePage.module.css'
import { HowToPay } from './HowToPay.tsx'
import { contributeQueries, type Page } from './queries.ts'
import { ReplyForm } from './ReplyForm.tsx'

const { page: texts } = contributeTexts

/** Opened by a contributor from their link: the gift, their share, and what they answer. */
export function ContributePage() {
  const { token } = useParams<{ token: string }>()
  return (
    <div className={styles['page']}>
      <PublicHeader />
      <main className={styles['main']}>
        <Link token={token} />
      </main>
      <Footer ruled />
    </div>
  )
}

function Link({ token }: { token: string }) {
  const { data, error, isFetching, refetch } = useQuery(contributeQueries.page(token))
  const [isGone, setGone] = useState(false)
  if (isGone || isNotFound(error))
    return (
      <Alone>
        <EmptyState
          heading="h1"
          icon={<Unlink />}
          title={texts.goneTitle}
          text={texts.goneText}
          action={<ButtonLink href={paths.home}>{texts.whatIsIt}</ButtonLink>}
        />
      </Alone>
    )
  if (data === undefined)
    return error === null ? (
      <Loading />
    ) : (
      <Alone>
        <ErrorState
          heading="h1"
          title={texts.failedToLoad}
          text={texts.failedToLoadHint}
          pending={isFetching}
          onRetry={() => void refetch()}
        />
      </Alone>
    )
  return <Invitation token={token} page={data} onGone={() => setGone(true)} />
}

function Invitation({ token, page, onGone }: { token: string; page: Page; onGone: () => void }) {
  const { gift, organizer } = page
  const howToPay = <HowToPay howToPay={page.howToPay} organizer={organizer} />
  return (
    <div className={styles['hero']}>
      <div className={styles['pitch']}>
        <div className={styles['picture']}>
          <ThumbTile
            id={gift.title}
            size="wide"
            picture={gift.picture}
            // A photo comes along in the answer, so that nothing else has to be opened by the link.
            glyph={gift.picture?.startsWith('data:') ? <img src={gift.picture} alt="" /> : undefined}
          />
        </div>
        <h1 tabIndex={-1}>
          <bdi>{organizer ?? texts.someone}</bdi> {texts.isOrganizing} <em dir="auto">{gift.title}</em>
        </h1>
        {gift.isPurchased && (
          <p className={styles['bought']}>
            <ShoppingBag aria-hidden />
            {texts.bought}
          </p>
        )}
      </div>
      <div className={styles['card']}>
        <Sums page={page} />
        {page.state === 'in' && howToPay}
        <ReplyForm token={token} page={page} onGone={onGone} />
        {page.state === null && howToPay}
        <p className={styles['who']}>
          <Lock aria-hidden />
          <span>
            {texts.who(organizer)} {texts.what}
          </span>
        </p>
        <p className={styles['about']}>{texts.about}</p>
      </div>
    </div>
  )
}

/** Their share, and what has come together: paid solid, promised lighter, the rest empty. */
function Sums({ page: { share, agreedShare, total, promised, paid } }: { page: Page }) {
  const [all, paidCents, promisedCents] = [fromDecimal(total), fromDecimal(paid), fromDecimal(promised)]
  const part = (cents: number) => `${all > 0 ? Math.min(100, (cents * 100) / all) : 0}%`
  const open = Math.max(0, all - paidCents - promisedCents)
  const words = [texts.paid(formatMoney(paidCents)), texts.promised(formatMoney(promisedCents))]
  const isComplete = all > 0 && paidCents >= all
  return (
    <section aria-label={texts.sums} className={styles['sums']}>
      <p className={styles['share']}>
        <span>{texts.yourShare}</span>
        <strong>{formatMoney(fromDecimal(share))}</strong>
        <span>{texts.ofTotal(formatMoney(all))}</span>
      </p>
      {agreedShare !== null && (
        <p className={styles['changed']}>{texts.shareChanged(formatMoney(fromDecimal(agreedShare)))}</p>
      )}
      <div
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a <progress> has one part
        role="progressbar"
        aria-label={texts.sums}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={all > 0 ? Math.min(100, Math.floor((paidCents * 100) / all)) : 0}
        aria-valuetext={words.join(', ')}
        className={styles['bar']}
      >
        <span className={styles['promisedPart']} style={{ inlineSize: part(paidCents + promisedCents) }} />
        <span className={styles['paidPart']} style={{ inlineSize: part(paidCents) }} />
      </div>
      <ul className={styles['figures']}>
        {isComplete ? (
          <li data-of="paid">{texts.complete}</li>
        ) : (
          <>
            <li data-of="paid">{words[0]}</li>
            <li data-of="promised">{words[1]}</li>
            <li data-of="open">{texts.open(formatMoney(open))}</li>
          </>
        )}
      </ul>
    </section>
  )
}

function Alone({ children }: { children: ReactNode }) {
  return <div className={styles['alone']}>{children}</div>
}

function Loading() {
  return (
    <output className={styles['hero']} aria-label={texts.loading}>
      <span className={styles['pitch']}>
        <Skeleton height={220} radius={18} />
        <Skeleton height={44} width="80%" />
      </span>
      <Skeleton height={480} radius={22} />
    </output>
  )
}
