import { ChevronDown, Search, ShoppingBag } from 'lucide-react'
import { Suspense, useId } from 'react'
import { openContactDetails } from '#client/features/contacts/dialogs.ts'
import { RelationshipBadge } from '#client/features/contacts/parts/RelationshipBadge.tsx'
import { openGiftSearch } from '#client/features/gifts/dialogs.ts'
import { BudgetBar } from '#client/features/gifts/parts/BudgetBar.tsx'
import { Collaborators } from '#client/features/gifts/parts/Collaborators.tsx'
import { GiftCounts } from '#client/features/gifts/parts/GiftCounts.tsx'
import { Thumbnails } from '#client/features/gifts/parts/Thumbnails.tsx'
import { openEditEvent } from '#client/features/occasions/dialogs.ts'
import { EventStateBadges } from '#client/features/occasions/parts/EventStateBadges.tsx'
import { OrderByNote } from '#client/features/occasions/parts/OrderByNote.tsx'
import { daysUntilText, isImminent } from '#domain/occasions/days-until.ts'
import { eventNameWithoutContact } from '#domain/occasions/event-name.ts'
import type { ListedOccasion } from '#domain/occasions/schema.ts'
import { dateParts } from '#domain/shared/calendar-date.ts'
import { formatLongDate, monthShort, weekdayName } from '#domain/shared/date-format.ts'
import { dashboardTexts } from '#domain/texts/dashboard.ts'
import { eventRowTexts } from '#domain/texts/event-row.ts'
import { NextNotice } from '#client/features/reminders/parts/NextNotice.tsx'
import { cx } from '#client/lib/class-names.ts'
import { lazyPart } from '#client/lib/lazy.ts'
import { ImportanceBadge } from '#client/ui/Badge.tsx'
import { Button, ButtonAnchor } from '#client/ui/Button.tsx'
import { DateBadge } from '#client/ui/DateBadge.tsx'
import { IconButton } from '#client/ui/IconButton.tsx'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import { TwoLines } from '#client/ui/TwoLines.tsx'
import styles from './EventRow.module.css'

const loadGifts = () => import('#client/features/gifts/parts/EventGifts.tsx')
const EventGifts = lazyPart(loadGifts, 'EventGifts')

/** An event on the dashboard: when, for whom, what is planned, and what to do next. */
export function EventRow({
  occasion,
  isPast,
  isExpanded,
  onToggle,
}: {
  occasion: ListedOccasion
  isPast: boolean
  isExpanded: boolean
  onToggle: () => void
}) {
  const id = useId()
  const { contact, gifts } = occasion
  const days = occasion.daysUntil ?? 0
  const date = occasion.occurrenceDate
  const { month, day } = dateParts(date)
  // A skipped event needs nothing this year.
  const isNear = !isPast && !occasion.skipped && isImminent(days)
  const name = eventNameWithoutContact(occasion.name, contact.fullName)
  return (
    <li className={cx(styles['row'], isNear && styles['near'])}>
      <time dateTime={date} title={formatLongDate(date)} className={styles['date']}>
        <DateBadge
          month={monthShort(month)}
          day={String(day).padStart(2, '0')}
          weekday={weekdayName(date)}
          near={isNear}
        />
      </time>
      <div className={styles['words']}>
        <div className={styles['who']}>
          <button
            type="button"
            id={id}
            className={styles['name']}
            aria-haspopup="dialog"
            onClick={() => void openContactDetails(contact.id)}
          >
            <TwoLines>{contact.fullName}</TwoLines>
          </button>
          <RelationshipBadge relationship={contact.relationship} />
          <span className={styles['when']}>{daysUntilText(days)}</span>
        </div>
        <div className={styles['what']}>
          <TwoLines>{name}</TwoLines>
          {occasion.turning !== null && <span className={styles['age']}>{ageText(occasion.turning, isPast)}</span>}
          <ImportanceBadge level={occasion.levelOfImportance} />
          <EventStateBadges occasion={occasion} />
          <GiftCounts
            gifts={gifts}
            isNeeded={occasion.needsGift && !occasion.skipped}
            lastGiven={isPast ? null : occasion.lastGiven}
          />
          {!isPast && <NextNotice notice={occasion.nextNotice} />}
          {!isPast && (
            <OrderByNote event={occasion} on={occasion.occurrenceDate} isBought={occasion.gifts.purchased > 0} />
          )}
        </div>
        <div className={styles['money']}>
          <Thumbnails gifts={gifts.thumbnails} />
          <BudgetBar budget={occasion.budget} spent={gifts.spent} withoutPrice={gifts.withoutPrice} />
          <Collaborators people={gifts.collaborators} />
        </div>
      </div>
      <IconButton
        className={styles['toggle']}
        label={(isExpanded ? dashboardTexts.hideGifts : dashboardTexts.showGifts)(`${contact.fullName}, ${name}`)}
        icon={<ChevronDown />}
        aria-expanded={isExpanded}
        aria-controls={isExpanded ? `${id}-gifts` : undefined}
        onPointerEnter={() => void loadGifts()}
        onClick={onToggle}
      />
      <div className={styles['actions']}>
        {gifts.nextToBuy !== null && (
          <ButtonAnchor
            variant="buy"
            size="sm"
            icon={<ShoppingBag />}
            href={gifts.nextToBuy.productUrl}
            target="_blank"
            rel="sponsored noopener"
            aria-describedby={id}
          >
            {dashboardTexts.buyNow}
          </ButtonAnchor>
        )}
        <Button
          size="sm"
          variant="tint"
          icon={<Search />}
          aria-describedby={id}
          onClick={() => openGiftSearch({ contactId: contact.id, occasionId: occasion.id })}
        >
          {dashboardTexts.searchGifts}
        </Button>
        <Button size="sm" aria-describedby={id} aria-haspopup="dialog" onClick={() => void openEditEvent(occasion.id)}>
          {dashboardTexts.viewDetails}
        </Button>
      </div>
      {isExpanded && (
        <div id={`${id}-gifts`} className={styles['gifts']}>
          <Suspense fallback={<Skeleton height={140} radius={14} />}>
            <EventGifts occasion={occasion} isPast={isPast} />
          </Suspense>
        </div>
      )}
    </li>
  )
}

function ageText(age: number, isPast: boolean): string {
  if (age === 0) return eventRowTexts.born
  return isPast ? dashboardTexts.turned(age) : eventRowTexts.turning(age)
}
