import { Palette, X } from 'lucide-react'
import { calendarTexts } from '#domain/texts/calendar.ts'
import { generalTexts } from '#domain/texts/general.ts'
import { cx } from '#client/lib/class-names.ts'
import { Button } from '#client/ui/Button.tsx'
import { IconButton } from '#client/ui/IconButton.tsx'
import { Popover } from '#client/ui/Popover.tsx'
import styles from './Legend.module.css'
import { GiftMark } from './grid/GiftMark.tsx'
import { GroupMark } from './grid/GroupMark.tsx'
import tones from '#client/ui/tones.module.css'

const giftStates = ['purchased', 'assigned', 'none'] as const
const rows = ['partner', 'family', 'friend', 'special', 'other'] as const

/** What the colors and the symbols beside them mean. */
export function Legend() {
  return (
    <Popover
      label={calendarTexts.legend}
      trigger={
        <Button size="sm" icon={<Palette />}>
          {calendarTexts.legend}
        </Button>
      }
    >
      {(close) => (
        <div className={styles['panel']}>
          <div className={styles['head']}>
            <h2>{calendarTexts.legend}</h2>
            <IconButton size="sm" label={generalTexts.close} icon={<X />} onClick={close} />
          </div>
          <dl className={styles['rows']}>
            {rows.map((color) => (
              <div key={color}>
                <dt className={cx(styles['name'], styles['toned'], tones[color])}>
                  <GroupMark color={color} />
                  {calendarTexts.colors[color]}
                </dt>
                <dd>{calendarTexts.meanings[color]}</dd>
              </div>
            ))}
          </dl>
          <h3 className={styles['gifts']}>{calendarTexts.giftMeanings}</h3>
          <ul className={styles['states']}>
            {giftStates.map((state) => (
              <li key={state}>
                <GiftMark state={state} />
                {calendarTexts.gifts[state]}
              </li>
            ))}
          </ul>
        </div>
      )}
    </Popover>
  )
}
