import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { shellTexts } from '#domain/texts/shell.ts'
import { cx } from '../lib/class-names.ts'
import { paths } from '../lib/paths.ts'
import styles from './Footer.module.css'

/** Disclosure, terms, support, version; with a line above it on pages without the shell. */
export function Footer({
  ruled = false,
  children,
}: {
  ruled?: boolean
  /** What else this installation has to say. */
  children?: ReactNode
}) {
  return (
    <footer className={cx(styles['footer'], ruled && styles['ruled'])}>
      <p>
        {shellTexts.disclosure} {shellTexts.disclosureTag}
      </p>
      <ul>
        <li>
          <Link href={paths.terms}>{shellTexts.terms}</Link>
        </li>
        <li>
          {/* The terms name the support contact of this installation. */}
          <Link href={`${paths.terms}#contact`}>{shellTexts.support}</Link>
        </li>
        <li>{shellTexts.version(__APP_VERSION__)}</li>
      </ul>
      {children}
    </footer>
  )
}
