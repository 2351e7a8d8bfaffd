import { useQuery } from '@tanstack/react-query'
import { MailX, Unlink } from 'lucide-react'
import { accountTexts } from '#domain/texts/accounts.ts'
import { digestTexts } from '#domain/texts/digest.ts'
import { generalTexts } from '#domain/texts/general.ts'
import { mailTexts } from '#domain/texts/mail.ts'
import { preferenceTexts } from '#domain/texts/profile.ts'
import { shellTexts } from '#domain/texts/shell.ts'
import { ApiError, errorText } from '#client/lib/api-error.ts'
import { paths } from '#client/lib/paths.ts'
import { useSession } from '#client/lib/session.ts'
import { ButtonLink } from '#client/ui/Button.tsx'
import { Switch } from '#client/ui/Checkbox.tsx'
import { ErrorState } from '#client/ui/EmptyState.tsx'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import { accountForm, AccountPage } from './AccountPage.tsx'
import { useFocusHeading } from './focus-heading.ts'
import { mailChoicesQuery, useChooseMails } from './mail-choices.ts'
import { useMailedToken } from './mailed-token.ts'

const { choices: texts } = mailTexts

/** Opened from an e-mail's last line: choose which e-mails this address gets. Opening it changes nothing. */
export function UnsubscribePage() {
  const token = useMailedToken()
  return token === undefined ? <NoSuchLink text={accountTexts.unsubscribeInvalid} /> : <Choices token={token} />
}

function Choices({ token }: { token: string }) {
  const { data, error, isFetching, refetch } = useQuery(mailChoicesQuery(token))
  const choose = useChooseMails(token)
  const isRefused = error instanceof ApiError && error.status === 400
  useFocusHeading(isRefused ? 'refused' : 'entry')
  if (isRefused) return <NoSuchLink text={errorText(error, accountTexts.unsubscribeInvalid)} />
  return (
    <AccountPage icon={<MailX />} title={texts.title} text={data && texts.description(data.address)}>
      {error !== null && (
        <ErrorState
          title={texts.failedToFetch}
          text={errorText(error, generalTexts.nothingChanged)}
          retryLabel={generalTexts.tryAgain}
          onRetry={() => void refetch()}
          pending={isFetching}
        />
      )}
      {error === null && data === undefined && (
        <output className={accountForm} aria-label={generalTexts.loading}>
          <Skeleton height={44} />
          <Skeleton height={56} />
          <Skeleton height={56} />
        </output>
      )}
      {data !== undefined && (
        <div className={accountForm}>
          <Switch
            label={preferenceTexts.emailReminders}
            hint={texts.remindersHint}
            checked={data.emailReminders}
            onChange={(emailReminders) => choose.mutate({ emailReminders })}
          />
          <Switch
            label={digestTexts.settings.label}
            hint={digestTexts.settings.choiceHint}
            checked={data.weeklyDigest}
            onChange={(weeklyDigest) => choose.mutate({ weeklyDigest })}
          />
          <Switch
            label={preferenceTexts.productNews}
            hint={texts.newsHint}
            checked={data.productNews}
            onChange={(productNews) => choose.mutate({ productNews })}
          />
          <Onward quiet />
        </div>
      )}
    </AccountPage>
  )
}

function NoSuchLink({ text }: { text: string }) {
  return (
    <AccountPage icon={<Unlink />} title={texts.invalid} text={text}>
      <div className={accountForm}>
        <Onward />
      </div>
    </AccountPage>
  )
}

/** Profile Settings, behind the sign-in, have the same switches and more. */
function Onward({ quiet = false }: { quiet?: boolean }) {
  const user = useSession().data
  return (
    <ButtonLink href={paths.home} variant={quiet ? 'secondary' : 'primary'} full>
      {user === undefined || user === null ? accountTexts.signIn : shellTexts.goToDashboard}
    </ButtonLink>
  )
}
