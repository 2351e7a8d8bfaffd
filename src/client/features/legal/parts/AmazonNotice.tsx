import { useQuery } from '@tanstack/react-query'
import { amazonNotice } from '#domain/texts/amazon-notice.ts'
import { useComesNear } from '#client/lib/comes-near.ts'
import { installationQuery } from '../queries.ts'
import styles from './AmazonNotice.module.css'

/** In the footer of an installation that shows Amazon's content; nothing elsewhere. */
export function AmazonNotice() {
  const [isNear, place] = useComesNear<HTMLParagraphElement>()
  const { data } = useQuery({ ...installationQuery, enabled: isNear })
  return (
    <p ref={place} className={styles['notice']}>
      {data?.shops.includes('amazon') === true && amazonNotice}
    </p>
  )
}
