import { CalendarHeart, Lightbulb, PiggyBank } from 'lucide-react'
import { shellTexts } from '#domain/texts/shell.ts'
import styles from './LandingPage.module.css'

/** The left half of the hero. */
export function Pitch() {
  return (
    <div className={styles['pitch']}>
      <h1 tabIndex={-1}>
        {shellTexts.tagline}. <em>Always the right one.</em>
      </h1>
      <p className={styles['lead']}>
        Keep the people you love, the days that matter and every good idea in one place. We remind you in time and help
        you find the gift.
      </p>
      <ul className={styles['points']}>
        <li>
          <span className={styles['pink']}>
            <CalendarHeart aria-hidden />
          </span>
          Every birthday, anniversary and holiday, with the right lead time
        </li>
        <li>
          <span className={styles['amber']}>
            <Lightbulb aria-hidden />
          </span>
          Ideas saved the moment you think of them
        </li>
        <li>
          <span className={styles['pine']}>
            <PiggyBank aria-hidden />
          </span>
          Budgets, and costs split fairly to the cent
        </li>
      </ul>
    </div>
  )
}
