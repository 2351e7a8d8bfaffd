import { profileTexts } from '#domain/texts/profile.ts'
import { Badge } from '#client/ui/Badge.tsx'
import { ResendLink } from '#client/features/accounts/parts/ResendLink.tsx'
import styles from './parts/Settings.module.css'

/** Below an address of which nobody has yet shown to read its mail. */
export function Unverified({ meanwhile }: { meanwhile?: string }) {
  return (
    <span className={styles['unverified']}>
      <Badge tone="near">{profileTexts.notVerified}</Badge>
      <ResendLink />
      {meanwhile !== undefined && <span className={styles['meanwhile']}>{meanwhile}</span>}
    </span>
  )
}
