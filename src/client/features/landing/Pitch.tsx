import { CalendarHeart, Lightbulb, PiggyBank } from 'lucide-react'
import { shellTexts } from '#domain/texts/shell.ts'
import { landingTexts } from '#domain/texts/landing.ts'
import styles from './LandingPage.module.css'

/** Above the form on phones, beside it elsewhere. */
export function Pitch() {
  return (
    <div className={styles['pitch']}>
      <h1 tabIndex={-1}>
        {shellTexts.tagline}. <em>{landingTexts.promise}</em>
      </h1>
      <p className={styles['lead']}>{landingTexts.pitch}</p>
    </div>
  )
}

/** What Ribbonry is good for, in three lines. */
export function Points() {
  return (
    <ul className={styles['points']}>
      <li>
        <span className={styles['pink']}>
          <CalendarHeart aria-hidden />
        </span>
        {landingTexts.dates}
      </li>
      <li>
        <span className={styles['amber']}>
          <Lightbulb aria-hidden />
        </span>
        {landingTexts.ideas}
      </li>
      <li>
        <span className={styles['pine']}>
          <PiggyBank aria-hidden />
        </span>
        {landingTexts.costs}
      </li>
    </ul>
  )
}
