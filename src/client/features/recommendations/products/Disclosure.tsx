import { shellTexts } from '#domain/texts/shell.ts'
import styles from './Disclosure.module.css'

/** The banner over deals and grids of products. */
export function Disclosure() {
  return (
    <p className={styles['disclosure']}>
      {shellTexts.disclosure} {shellTexts.disclosureTag}
    </p>
  )
}
