import { Bell } from 'lucide-react'
import { useId, useState } from 'react'
import { DRAWINGS } from '#domain/pictures/drawings.ts'
import { landingTexts } from '#domain/texts/landing.ts'
import { presentInstant } from '#client/lib/clock.ts'
import { useComesNear } from '#client/lib/comes-near.ts'
import { AvatarStack } from '#client/ui/Avatar.tsx'
import { Badge } from '#client/ui/Badge.tsx'
import { DateBadge } from '#client/ui/DateBadge.tsx'
import { ProgressBar } from '#client/ui/ProgressBar.tsx'
import { ThumbTile } from '#client/ui/ThumbTile.tsx'
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx'
import styles from './Example.module.css'
import { exampleDays, LEAD } from './example-days.ts'

const texts = landingTexts.example

/** The product at work: an event's row, its notice and its gifts, made of the app's own parts. Nothing in it can be used. */
export function Example() {
  const id = useId()
  const [days] = useState(() => exampleDays(presentInstant()))
  return (
    <figure aria-labelledby={id} className={styles['example']}>
      <figcaption id={id}>{texts.title}</figcaption>
      <div className={styles['row']}>
        <DateBadge month={days.month} day={days.day} weekday={days.weekday} />
        <div className={styles['words']}>
          <p className={styles['line']}>
            <b>{texts.person}</b> <Badge tone="friend">{texts.relationship}</Badge>{' '}
            <span className={styles['when']}>{texts.inDays(days.daysUntil)}</span>
          </p>
          <p className={styles['line']}>
            <span>
              {texts.event} · {texts.turning}
            </span>{' '}
            <span>{texts.gifts}</span>{' '}
            <span className={styles['bell']}>
              <Bell aria-hidden />
              <VisuallyHidden>{texts.nextNotice(days.notice)}</VisuallyHidden>
              <span aria-hidden>{days.notice}</span>
            </span>
          </p>
          <div className={styles['line']}>
            <ProgressBar value={89 / 120} label={texts.budget} />
            <span className={styles['figures']}>{texts.spent}</span>
            <AvatarStack names={texts.splitWith} />
          </div>
        </div>
      </div>
      <div className={styles['notice']}>
        <span className={styles['sign']}>
          <Bell aria-hidden />
        </span>
        <div>
          <p className={styles['title']}>{texts.noticeTitle}</p>
          <p>{texts.notice(LEAD, days.event)}</p>
          <p className={styles['quiet']}>{days.notice}</p>
        </div>
      </div>
      {[texts.gift, texts.idea].map((gift) => (
        <Gift key={gift.id} {...gift} />
      ))}
    </figure>
  )
}

function Gift({ id, title, price, state }: (typeof texts)['gift' | 'idea']) {
  const [isNear, place] = useComesNear<HTMLDivElement>()
  return (
    <div ref={place} className={styles['gift']}>
      <ThumbTile id={id} size="wide" picture={isNear ? `${DRAWINGS}${id}.svg` : undefined} />
      <div>
        <p className={styles['title']}>{title}</p>
        <p className={styles['quiet']}>
          {price} · {state}
        </p>
      </div>
    </div>
  )
}
