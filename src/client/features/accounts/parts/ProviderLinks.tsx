import { socialProviders } from '#domain/accounts/social.ts'
import { providerNames } from '#domain/texts/provider-names.ts'
import { ButtonAnchor } from '#client/ui/Button.tsx'
import { accountTexts } from '#domain/texts/accounts.ts'
import styles from './ProviderLinks.module.css'
import { ProviderMark } from './ProviderMark.tsx'

/**
 * The four social sign-in links. Not pages of this app: the browser itself navigates.
 * @param next the page to come back to
 * @param describedBy what choosing one agrees to
 */
export function ProviderLinks({
  next,
  describedBy,
  leavesGuest = false,
}: {
  next: string | undefined
  describedBy: string
  /** What the guest has entered stays behind. */
  leavesGuest?: boolean
}) {
  const search = new URLSearchParams({
    ...(next === undefined ? {} : { next }),
    ...(leavesGuest ? { mergeGuest: 'false' } : {}),
  })
  const more = search.size === 0 ? '' : `&${search.toString()}`
  return (
    <>
      <p className={styles['or']}>{accountTexts.orContinueWith}</p>
      <div className={styles['providers']}>
        {socialProviders.map((provider) => (
          <ButtonAnchor
            full
            key={provider}
            icon={<ProviderMark of={provider} />}
            href={`/api/login?provider=${provider}${more}`}
            aria-describedby={describedBy}
          >
            {providerNames[provider]}
          </ButtonAnchor>
        ))}
      </div>
    </>
  )
}
