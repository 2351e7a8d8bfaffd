import { Palette, X } from 'lucide-react'
import { calendarTexts } from '#domain/texts/events.ts'
import { cx } from '../../lib/class-names.ts'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Popover } from '../../ui/Popover.tsx'
import styles from './Legend.module.css'
import { GroupMark } from './parts/GroupMark.tsx'
import tones from '../../ui/tones.module.css'

const rows = [
  ['partner', 'Spouse or partner'],
  ['family', 'Parents, children and all other relatives'],
  ['friend', 'Friends, colleagues and neighbors'],
  ['special', 'Any other day of somebody else'],
  ['other', 'Birthdays and anniversaries of everybody else'],
] as const

/** What the colours, and the signs beside them, mean. */
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
            <IconButton size="sm" label="Close" icon={<X />} onClick={close} />
          </div>
          <dl className={styles['rows']}>
            {rows.map(([colour, meaning]) => (
              <div key={colour}>
                <dt className={cx(styles['name'], styles['toned'], tones[colour])}>
                  <GroupMark colour={colour} />
                  {calendarTexts.colours[colour]}
                </dt>
                <dd>{meaning}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </Popover>
  )
}
