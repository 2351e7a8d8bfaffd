import { Link } from 'wouter'
import { paths } from '../lib/paths.ts'
import { Brand } from './Brand.tsx'
import styles from './PublicHeader.module.css'

/** Logo and name above pages without the shell; links home. */
export function PublicHeader() {
  return (
    <header className={styles['header']}>
      <Link href={paths.home} className={styles['home']}>
        <Brand />
      </Link>
    </header>
  )
}
