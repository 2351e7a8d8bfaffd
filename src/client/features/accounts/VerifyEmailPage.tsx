import { CircleCheck, LogIn, MailQuestionMark, Unlink } from 'lucide-react'
import { verifyEmailTexts } from '#domain/texts/verify-email.ts'
import { passwordTexts } from '#domain/texts/password.ts'
import { shellTexts } from '#domain/texts/shell.ts'
import { ApiError, errorText, NetworkError } from '#client/lib/api-error.ts'
import { paths } from '#client/lib/paths.ts'
import { useSession } from '#client/lib/session.ts'
import { toastError } from '#client/lib/toast.ts'
import { Button, ButtonLink } from '#client/ui/Button.tsx'
import { accountForm, AccountPage } from './AccountPage.tsx'
import { useFocusHeading } from './focus-heading.ts'
import { useMailedToken } from './mailed-token.ts'
import { useVerifyEmail } from './mutations.ts'
import { ResendLink } from './parts/ResendLink.tsx'

/** Opened from the e-mailed link. Only the button confirms the address, because mail scanners open links, too. */
export function VerifyEmailPage() {
  const token = useMailedToken()
  const verify = useVerifyEmail()
  const user = useSession().data
  // A network failure doesn't use up the link, so the button stays.
  const refused = verify.isError && !(verify.error instanceof NetworkError)
  const isNotTheirs = verify.error instanceof ApiError && verify.error.code === 'FORBIDDEN'
  const state = verify.isSuccess
    ? 'done'
    : isNotTheirs
      ? 'not-theirs'
      : refused || token === undefined
        ? 'invalid'
        : 'entry'
  useFocusHeading(state)

  if (state === 'done')
    return (
      <AccountPage icon={<CircleCheck />} title={verifyEmailTexts.doneTitle} text={verifyEmailTexts.verified}>
        <Onward />
      </AccountPage>
    )
  if (state === 'not-theirs')
    return (
      <AccountPage
        icon={<LogIn />}
        title={verifyEmailTexts.signInTitle}
        text={user === undefined || user === null ? verifyEmailTexts.signInFirst : verifyEmailTexts.otherAccount}
      >
        <Onward />
      </AccountPage>
    )
  if (state === 'invalid' || token === undefined)
    return (
      <AccountPage
        icon={<Unlink />}
        title={passwordTexts.invalidLink.title}
        text={refused ? errorText(verify.error, verifyEmailTexts.invalid) : passwordTexts.invalidLink.description}
      >
        <Onward resend />
      </AccountPage>
    )
  return (
    <AccountPage icon={<MailQuestionMark />} title={verifyEmailTexts.askTitle} text={verifyEmailTexts.ask}>
      <div className={accountForm}>
        <Button
          variant="primary"
          size="lg"
          full
          pending={verify.isPending}
          onClick={() =>
            verify.mutate(token, {
              onError: (error) => {
                if (error instanceof NetworkError) toastError(error, passwordTexts.unexpected)
              },
            })
          }
        >
          {verifyEmailTexts.confirm}
        </Button>
      </div>
    </AccountPage>
  )
}

/** Only the signed-in user can have the link sent again: a stranger could fill other people's mailboxes. */
function Onward({ resend = false }: { resend?: boolean }) {
  const user = useSession().data
  const signedIn = user !== undefined && user !== null
  return (
    <div className={accountForm}>
      {resend && signedIn && !user.isGuest && <ResendLink full />}
      <ButtonLink href={paths.home} variant="primary" full>
        {signedIn ? shellTexts.goToDashboard : passwordTexts.backToLogin}
      </ButtonLink>
    </div>
  )
}
