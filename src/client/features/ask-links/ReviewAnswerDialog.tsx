import { useQuery } from '@tanstack/react-query'
import { ArrowRight, MessageCircleOff } from 'lucide-react'
import { useState } from 'react'
import { differences, type Difference } from '#domain/ask-links/difference.ts'
import { askedLabel, type AskedField } from '#domain/ask-links/fields.ts'
import type { Answer } from '#domain/ask-links/schema.ts'
import { describeBirthday, parseBirthday } from '#domain/contacts/birthday.ts'
import { shortFirstNameOf } from '#domain/contacts/first-name.ts'
import type { Contact } from '#domain/contacts/schema.ts'
import { askLinkTexts } from '#domain/texts/ask-links.ts'
import { generalTexts } from '#domain/texts/general.ts'
import { contactQueries } from '#client/features/contacts/queries.ts'
import { refreshRecommendations } from '#client/features/recommendations/queries.ts'
import { toastContactReminded } from '#client/features/reminders/parts/toast-reminded.ts'
import { ApiError, isNotFound } from '#client/lib/api-error.ts'
import { confirm, useDialog, type DialogProps } from '#client/lib/dialogs.tsx'
import { invalidateOwn } from '#client/lib/query.ts'
import { toast, toastError, toastSuccess } from '#client/lib/toast.ts'
import { AppModal } from '#client/ui/AppModal.tsx'
import { Badge } from '#client/ui/Badge.tsx'
import { Button } from '#client/ui/Button.tsx'
import { Checkbox } from '#client/ui/Checkbox.tsx'
import { EmptyState, ErrorState } from '#client/ui/EmptyState.tsx'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import { useDismissAnswer, useTakeOver } from './mutations.ts'
import { askQueries } from './queries.ts'
import styles from './ReviewAnswerDialog.module.css'

const { review: texts, strip } = askLinkTexts

/** What a contact wrote beside what is on file. Only what is chosen is taken over. */
export function ReviewAnswerDialog({ contactId, close }: DialogProps & { contactId: number }) {
  const { requestClose } = useDialog()
  const contact = useQuery(contactQueries.one(contactId))
  const answers = useQuery(askQueries.answers(contactId))
  const answer = answers.data?.[0]
  if (contact.data !== undefined && answer !== undefined)
    return <Review key={answer.id} contact={contact.data} answer={answer} close={close} />
  const isGone = isNotFound(contact.error) || isNotFound(answers.error) || answers.data !== undefined
  const closing = <Button onClick={requestClose}>{generalTexts.close}</Button>
  if (isGone && contact.data !== undefined)
    return (
      <AppModal size="sm" title={texts.gone} actions={closing}>
        <EmptyState icon={<MessageCircleOff />} title={texts.goneText} />
      </AppModal>
    )
  const isError = contact.isError || answers.isError
  return (
    <AppModal size="lg" title={isError ? strip.failedToLoad : generalTexts.loading} actions={closing}>
      {isError ? (
        <ErrorState
          title={strip.failedToLoad}
          pending={contact.isFetching || answers.isFetching}
          onRetry={() => void Promise.all([contact.refetch(), answers.refetch()])}
        />
      ) : (
        <div className={styles['rows']}>
          <Skeleton height={96} radius={12} />
          <Skeleton height={96} radius={12} />
        </div>
      )}
    </AppModal>
  )
}

function Review({ contact, answer, close }: { contact: Contact; answer: Answer; close: () => void }) {
  const { requestClose } = useDialog()
  const firstName = shortFirstNameOf(contact.fullName)
  const changes = differences(contact, answer)
  const [chosen, setChosen] = useState<readonly AskedField[]>(() =>
    changes.filter(({ kind }) => kind === 'adds').map(({ field }) => field),
  )
  const [isAsked, setAsked] = useState(false)
  const fields = changes.map(({ field }) => field).filter((field) => chosen.includes(field))
  const takeOver = useTakeOver(answer)
  const dismiss = useDismissAnswer(answer)

  // Not by the callbacks of `mutate`: what is left of the answer is another one, in whose place this is gone by then.
  const add = async () => {
    setAsked(true)
    if (fields.length === 0 || takeOver.isPending) return
    try {
      const { answer: left } = await takeOver.mutateAsync({ fields, version: contact.version })
      refreshRecommendations(contact.id)
      const done = texts.added(fields.map(askedLabel), firstName)
      if (fields.includes('birthday')) void toastContactReminded(done, contact.id, 'linked')
      else toastSuccess(done, left ? texts.stillThere(differences(contact, left).length) : undefined)
      close()
    } catch (error) {
      if (isOutdated(error)) {
        toast({ title: generalTexts.error, description: texts.changed, variant: 'destructive' })
        void invalidateOwn()
      } else toastError(error, texts.failedToAdd)
    }
  }
  const dismissIt = async () => {
    const { title, text } = texts.confirmDismiss
    const isSure =
      changes.length === 0 ||
      (await confirm({ title: title(firstName), text, action: texts.dismiss, destructive: true }))
    if (!isSure || dismiss.isPending) return
    try {
      await dismiss.mutateAsync()
      if (changes.length > 0) toastSuccess(texts.dismissed)
      close()
    } catch (error) {
      if (isNotFound(error)) void invalidateOwn()
      else toastError(error, texts.failedToDismiss)
    }
  }

  if (changes.length === 0)
    return (
      <AppModal
        size="sm"
        title={texts.title(firstName)}
        actions={
          <Button variant="primary" data-main pending={dismiss.isPending} onClick={() => void dismissIt()}>
            {texts.done}
          </Button>
        }
      >
        <p>{texts.nothingNew(firstName)}</p>
      </AppModal>
    )
  return (
    <AppModal
      size="lg"
      title={texts.title(firstName)}
      startsOn="title"
      onSubmit={(event) => {
        event.preventDefault()
        void add()
      }}
      actions={
        <>
          <Button data-start variant="ghost" pending={dismiss.isPending} onClick={() => void dismissIt()}>
            {texts.dismiss}
          </Button>
          <Button onClick={requestClose}>{generalTexts.cancel}</Button>
          <Button type="submit" variant="primary" pending={takeOver.isPending} pendingText={texts.adding}>
            {texts.add(firstName)}
          </Button>
        </>
      }
    >
      <p className={styles['explained']}>{texts.explained}</p>
      <div className={styles['rows']}>
        {changes.map((change) => (
          <DifferenceRow
            key={change.field}
            change={change}
            firstName={firstName}
            isChosen={chosen.includes(change.field)}
            onChoose={(isChosen) =>
              setChosen(isChosen ? [...chosen, change.field] : chosen.filter((field) => field !== change.field))
            }
          />
        ))}
      </div>
      {isAsked && fields.length === 0 && (
        <p role="alert" className={styles['problem']}>
          {texts.chooseFirst}
        </p>
      )}
    </AppModal>
  )
}

/** The contact was changed, or the answer was sent again, since they were compared. */
function isOutdated(error: unknown): boolean {
  return isNotFound(error) || (error instanceof ApiError && error.code === 'STALE')
}

function DifferenceRow({
  change: { field, kind, onFile, wrote },
  firstName,
  isChosen,
  onChoose,
}: {
  change: Difference
  firstName: string
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
}) {
  const label = askedLabel(field)
  return (
    <section className={styles['row']} aria-label={label}>
      <div className={styles['head']}>
        <Checkbox label={label} checked={isChosen} onChange={onChoose} />
        <Badge tone={kind === 'adds' ? 'friend' : 'special'}>{kind === 'adds' ? texts.adds : texts.replaces}</Badge>
      </div>
      <dl className={styles['sides']}>
        <div>
          <dt>{texts.onFile}</dt>
          <dd className={onFile === null ? styles['nothing'] : undefined} dir="auto">
            {onFile === null ? texts.nothing : shown(field, onFile)}
          </dd>
        </div>
        <ArrowRight aria-hidden />
        <div>
          <dt>{texts.wrote(firstName)}</dt>
          <dd className={styles['new']} dir="auto">
            {shown(field, wrote)}
          </dd>
        </div>
      </dl>
    </section>
  )
}

function shown(field: AskedField, value: string): string {
  const birthday = field === 'birthday' ? parseBirthday(value) : undefined
  return birthday === undefined ? value : describeBirthday(birthday)
}
