import { CircleCheck, KeyRound, Unlink } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { passwordTexts } from '#domain/texts/password.ts'
import { paths } from '#client/lib/paths.ts'
import { toast } from '#client/lib/toast.ts'
import { ButtonLink } from '#client/ui/Button.tsx'
import { accountForm, AccountPage } from './AccountPage.tsx'
import { useFocusHeading } from './focus-heading.ts'
import { useMailedToken } from './mailed-token.ts'
import { ResetPasswordForm } from './ResetPasswordForm.tsx'

/** Redirect after a reset, in ms. */
const redirectAfter = 2000

/** Opened from the e-mailed link: choose a new password, then go to the sign-in page. */
export function ResetPasswordPage() {
  const token = useMailedToken()
  const [done, setDone] = useState<string>()
  useFocusHeading(done === undefined ? 'entry' : 'done')
  if (token === undefined) return <InvalidLink />
  if (done !== undefined) return <Done message={done} />
  return (
    <AccountPage icon={<KeyRound />} title={passwordTexts.reset.title} text={passwordTexts.reset.description}>
      <ResetPasswordForm token={token} onDone={setDone} />
    </AccountPage>
  )
}

function Done({ message }: { message: string }) {
  const [, navigate] = useLocation()
  useEffect(() => {
    const timer = setTimeout(() => navigate(paths.home), redirectAfter)
    return () => clearTimeout(timer)
  }, [navigate])
  return (
    <AccountPage icon={<CircleCheck />} title={message} text={passwordTexts.reset.done}>
      <div className={accountForm}>
        <ButtonLink href={paths.home} variant="primary" full>
          {passwordTexts.backToLogin}
        </ButtonLink>
      </div>
    </AccountPage>
  )
}

function InvalidLink() {
  useEffect(() => toast({ ...passwordTexts.invalidToken, variant: 'destructive' }), [])
  const { title, description } = passwordTexts.invalidLink
  return (
    <AccountPage icon={<Unlink />} title={title} text={description}>
      <div className={accountForm}>
        <ButtonLink href={paths.forgotPassword} variant="primary" full>
          {passwordTexts.invalidLink.action}
        </ButtonLink>
        <ButtonLink href={paths.home} variant="ghost" full>
          {passwordTexts.backToLogin}
        </ButtonLink>
      </div>
    </AccountPage>
  )
}
