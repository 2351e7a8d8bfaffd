import { encode } from 'uqr'
import styles from './Security.module.css'

/** Dark on white in both themes: many cameras read no other. */
export function QrCode({ text, label }: { text: string; label: string }) {
  // The four empty modules that the standard wants around it.
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      className={styles['qr']}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  )
}
