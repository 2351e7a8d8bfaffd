import { useQuery } from '@tanstack/react-query'
import { CircleCheckBig, Lock, Pencil, Unlink } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useParams } from 'wouter'
import { askLinkTexts } from '#domain/texts/ask-links.ts'
import { isNotFound } from '#client/lib/api-error.ts'
import { paths } from '#client/lib/paths.ts'
import { Button, ButtonLink } from '#client/ui/Button.tsx'
import { EmptyState, ErrorState } from '#client/ui/EmptyState.tsx'
import { Footer } from '#client/ui/Footer.tsx'
import { PublicHeader } from '#client/ui/PublicHeader.tsx'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import { AskForm } from './AskForm.tsx'
import { emptyAnswer, type AnswerValues } from './answer-form.ts'
import styles from './AskPage.module.css'
import { askQueries } from './queries.ts'

const { page: texts } = askLinkTexts

/** Opened by a contact from the link that they were sent: tells about themselves, and reads nothing but a first name. */
export function AskPage() {
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
  const { data, error, isFetching, refetch } = useQuery(askQueries.page(token))
  const [isGone, setGone] = useState(false)
  /** What was sent; it can be changed as long as the page is open. */
  const [sent, setSent] = useState<AnswerValues>()
  const [isChanging, setChanging] = useState(false)
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
  const { firstName } = data
  if (sent !== undefined && !isChanging) return <Thanks firstName={firstName} onChange={() => setChanging(true)} />
  return (
    <div className={styles['hero']}>
      <div className={styles['pitch']}>
        <h1 tabIndex={-1}>
          <bdi>{firstName ?? texts.someone}</bdi> {texts.wouldLike} <em>{texts.getRight}</em>
        </h1>
        <p className={styles['lead']}>{texts.lead}</p>
        <p className={styles['who']}>
          <Lock aria-hidden />
          <span>{texts.who(firstName)}</span>
        </p>
      </div>
      <AskForm
        token={token}
        initial={sent ?? emptyAnswer}
        isAgain={sent !== undefined}
        onSent={(values) => {
          setSent(values)
          setChanging(false)
          scrollTo(0, 0)
        }}
        onGone={() => setGone(true)}
      />
    </div>
  )
}

function Thanks({ firstName, onChange }: { firstName: string | null; onChange: () => void }) {
  return (
    <Alone>
      <div className={styles['thanks']}>
        <span className={styles['sign']} aria-hidden>
          <CircleCheckBig />
        </span>
        {/* Read out in place of the form. */}
        <h1 tabIndex={-1} ref={focusIt}>
          {texts.thanks}
        </h1>
        <p className={styles['lead']}>{texts.thanksText(firstName)}</p>
        <p className={styles['again']}>{texts.again}</p>
        <Button icon={<Pencil />} onClick={onChange}>
          {texts.change}
        </Button>
        <p className={styles['about']}>{texts.about}</p>
      </div>
    </Alone>
  )
}

function focusIt(heading: HTMLElement | null) {
  heading?.focus({ preventScroll: true })
}

function Alone({ children }: { children: ReactNode }) {
  return <div className={styles['alone']}>{children}</div>
}

function Loading() {
  return (
    <output className={styles['hero']} aria-label={texts.loading}>
      <span className={styles['pitch']}>
        <Skeleton height={44} width="90%" />
        <Skeleton height={44} width="70%" />
        <Skeleton height={20} width="80%" />
      </span>
      <Skeleton height={520} radius={22} />
    </output>
  )
}
