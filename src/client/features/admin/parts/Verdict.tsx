import type { ReactNode } from 'react'
import { CircleAlert, CircleCheck } from 'lucide-react'
import styles from './Verdict.module.css'

/** How something goes: well, or not, in one sentence and perhaps more. */
export function Verdict({
  isGood,
  icon = isGood ? <CircleCheck aria-hidden /> : <CircleAlert aria-hidden />,
  title,
  children,
}: {
  isGood: boolean
  icon?: ReactNode
  title: string
  children?: ReactNode
}) {
  return (
    <div className={isGood ? styles['good'] : styles['bad']}>
      {icon}
      <div>
        <h3>{title}</h3>
        {children}
      </div>
    </div>
  )
}
