import { Link } from 'wouter'
import { shellTexts } from '#domain/texts/shell.ts'
import { paths } from '../../../lib/paths.ts'
import styles from './PublicFooter.module.css'

/** Affiliate disclosure, terms and support, below the pages that stand without the shell. */
export function PublicFooter() {
  return (
    <footer className={styles['footer']}>
      <p>
        {shellTexts.disclosure} {shellTexts.disclosureTag}
      </p>
      <ul>
        <li>
          <Link href={paths.terms}>Terms of Service</Link>
        </li>
        <li>
          {/* The terms end with the support address of this installation. */}
          <Link href={`${paths.terms}#contact`}>Support</Link>
        </li>
      </ul>
    </footer>
  )
}
