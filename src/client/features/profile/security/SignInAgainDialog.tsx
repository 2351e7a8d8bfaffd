import type { SocialProvider } from '#domain/accounts/social.ts'
import { providerNames } from '#domain/texts/provider-names.ts'
import { generalTexts } from '#domain/texts/general.ts'
import { securityTexts } from '#domain/texts/security.ts'
import { socialTexts } from '#domain/texts/social.ts'
import { leaveTo } from '#client/lib/back.ts'
import { giveUpAllDialogs, useDialog } from '#client/lib/dialogs.tsx'
import type { DialogProps } from '#client/lib/dialogs.tsx'
import { AppModal } from '#client/ui/AppModal.tsx'
import { Button } from '#client/ui/Button.tsx'
import styles from './Security.module.css'

/** Users without a password prove their identity by signing in again, and return to where that was needed. */
export function SignInAgainDialog({ providers }: DialogProps & { providers: SocialProvider[] }) {
  const { requestClose } = useDialog()
  return (
    <AppModal
      size="sm"
      title={securityTexts.confirm.title}
      actions={<Button onClick={requestClose}>{generalTexts.cancel}</Button>}
    >
      <div className={styles['question']}>
        <p>{securityTexts.confirm.onlyAfterSignIn}</p>
        {providers.map((provider) => (
          <Button key={provider} full onClick={() => void leaveFor(provider)}>
            {socialTexts.signInWith(providerNames[provider])}
          </Button>
        ))}
      </div>
    </AppModal>
  )
}

async function leaveFor(provider: SocialProvider) {
  const search = new URLSearchParams({ provider, next: location.pathname + location.search })
  // What is typed would be lost on the way.
  if (await giveUpAllDialogs()) leaveTo(`/api/login?${search.toString()}`)
}
