import { generalTexts } from '#domain/texts/general.ts'
import styles from './Spinner.module.css'
import { VisuallyHidden } from './VisuallyHidden.tsx'

export function Spinner({ label, size = 16 }: { label?: string | undefined; /** px */ size?: number }) {
  return (
    <>
      <span className={styles['spinner']} style={{ width: size, height: size }} aria-hidden />
      {label !== undefined && <VisuallyHidden>{label}</VisuallyHidden>}
    </>
  )
}

/** Fills the page, or the place where a page will be. */
export function LoadingScreen({ label = generalTexts.loading }: { label?: string }) {
  return (
    <output className={styles['screen']}>
      <Spinner size={34} label={label} />
    </output>
  )
}
