import { Link } from 'wouter'
import { shellTexts } from '#domain/texts/shell.ts'
import { paths } from '../../lib/paths.ts'
import styles from './Footer.module.css'

/** Disclosure, terms, support, version. Landing and account pages show the same one. */
export function Footer() {
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
          {/* The terms name the support contact of this installation. */}
          <Link href={`${paths.terms}#contact`}>Support</Link>
        </li>
        <li>Version {__APP_VERSION__}</li>
      </ul>
    </footer>
  )
}
