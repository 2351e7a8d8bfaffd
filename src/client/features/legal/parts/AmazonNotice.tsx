import { useQuery } from '@tanstack/react-query'
import { useComesNear } from '#client/lib/comes-near.ts'
import { installationQuery } from '../queries.ts'
import styles from './AmazonNotice.module.css'

/** In the footer of an installation that shows Amazon's content; nothing elsewhere. */
export function AmazonNotice() {
  const [isNear, place] = useComesNear<HTMLParagraphElement>()
  const { data } = useQuery({ ...installationQuery, enabled: isNear })
  return (
    <p ref={place} className={styles['notice']}>
      {data?.notices.join(' ')}
    </p>
  )
}
