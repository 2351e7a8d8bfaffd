import { Fragment } from 'react'
import styles from './Kbd.module.css'

/** Keys that are pressed together. */
export function Kbd({ keys }: { keys: readonly string[] }) {
  return (
    <span className={styles['keys']}>
      {keys.map((key, index) => (
        <Fragment key={key}>
          {index > 0 && ' + '}
          <kbd className={styles['key']}>{key}</kbd>
        </Fragment>
      ))}
    </span>
  )
}
