import { Gift } from 'lucide-react'
import { shellTexts } from '#domain/texts/shell.ts'
import styles from './Brand.module.css'

/** The mark, and beside it the name and, on aubergine, the tagline. */
export function Brand({ collapsed = false, onNav = false }: { collapsed?: boolean; onNav?: boolean }) {
  return (
    <span className={styles['brand']} data-on-nav={onNav || undefined}>
      <span className={styles['mark']}>
        <Gift aria-hidden />
      </span>
      {!collapsed && (
        <span>
          <span className={styles['name']}>{shellTexts.name}</span>
          {onNav && <span className={styles['tagline']}>{shellTexts.tagline}</span>}
        </span>
      )}
    </span>
  )
}
