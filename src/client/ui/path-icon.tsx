import type { LucideProps } from 'lucide-react'

/** An icon of path data in a box of 24: an outline and dots, which few have. The build draws Lucide's icons with it. */
export function pathIcon(outline: string, dots: string) {
  return function PathIcon({ size = 24, className, ...attributes }: LucideProps) {
    return (
      <svg
        className={className === undefined ? 'lucide' : `lucide ${className}`}
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden={!('aria-label' in attributes)}
        {...attributes}
      >
        <path d={outline} />
        {dots !== '' && <path d={dots} fill="currentColor" />}
      </svg>
    )
  }
}
