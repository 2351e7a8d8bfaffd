import { Gift } from 'lucide-react'
import { Link } from 'wouter'
import { shellTexts } from '#domain/texts/shell.ts'
import { paths } from '../../../lib/paths.ts'
import styles from './Wordmark.module.css'

/** Mark and name above the pages that stand without the shell; leads home. */
export function Wordmark() {
  return (
    <header className={styles['top']}>
      <Link href={paths.home} className={styles['mark']}>
        <span>
          <Gift aria-hidden />
        </span>
        {shellTexts.name}
      </Link>
    </header>
  )
}
