import styles from './Skeleton.module.css'

type Length = number | string

/** A place where something will be, in its shape. Numbers are px. */
export function Skeleton({
  width = '100%',
  height = 16,
  radius = 8,
}: {
  width?: Length
  height?: Length
  radius?: Length
}) {
  return <span className={styles['skeleton']} style={{ width, height, borderRadius: radius }} aria-hidden />
}
