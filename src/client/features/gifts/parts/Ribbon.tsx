import styles from './Ribbon.module.css'

/** A ribbon that ties itself around the picture of a gift just bought, once. Static with reduced motion. */
export function Ribbon() {
  return (
    <svg viewBox="0 0 44 44" aria-hidden className={styles['ribbon']}>
      <path className={styles['band']} d="M0 22H44" />
      <path className={styles['band']} d="M22 0V44" />
      <g className={styles['bow']}>
        <path d="M22 22c-3-8-12-9-12-3 0 5 7 5 12 3Z" />
        <path d="M22 22c3-8 12-9 12-3 0 5-7 5-12 3Z" />
        <path d="m22 22-5 9M22 22l5 9" />
      </g>
    </svg>
  )
}
