import styles from './PriceText.module.css'

/** 'Typically $35–50' in a narrow place: the amounts stay on one line. */
export function PriceText({ price }: { price: string }) {
  const at = price.indexOf('$')
  if (at <= 0) return price
  return (
    <>
      {price.slice(0, at)}
      <span className={styles['amount']}>{price.slice(at)}</span>
    </>
  )
}
