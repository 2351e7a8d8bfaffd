import { Fragment, Suspense } from 'react'
import type { ReactNode } from 'react'
import { ageOn, describeBirthday, parseBirthday } from '#domain/contacts/birthday.ts'
import { contactChoiceFields, optionLabel } from '#domain/contacts/choice-fields.ts'
import { hasAnniversary, relationshipLabel } from '#domain/contacts/relationships.ts'
import type { Contact } from '#domain/contacts/schema.ts'
import { contactTextFields } from '#domain/contacts/text-fields.ts'
import { parseCalendarDate } from '#domain/shared/calendar-date.ts'
import { formatLongDate } from '#domain/shared/date-format.ts'
import { mapValues } from '#domain/shared/map-values.ts'
import { contactTexts } from '#domain/texts/contacts.ts'
import { orderByTexts } from '#domain/texts/order-by.ts'
import styles from './ContactDetailsDialog.module.css'
import type { ContactValues } from '../contact-form.ts'
import { InterestTags } from '../parts/InterestTags.tsx'
import { UnderstoodChips } from '../parts/understood.ts'
import { RemovedEvents } from './RemovedEvents.tsx'
import { useToday } from '#client/features/profile/parts/use-today.ts'

/** Texts up to this length, in characters, share a line with others. */
const SHORT = 100

/** What is known of a person; what is not known is not listed. */
export function ContactFacts({ contact }: { contact: Contact }) {
  const today = useToday()
  const birthday = contact.birthday === null ? undefined : parseBirthday(contact.birthday)
  const age = birthday === undefined ? undefined : ageOn(birthday, today)
  const anniversary = contact.anniversaryDate === null ? undefined : parseCalendarDate(contact.anniversaryDate)
  const { email, phoneNumber, mailingAddress, categoryIds, interests, suppressedEvents } = contact
  const understood = (
    <Suspense>
      <UnderstoodChips contact={contact} />
    </Suspense>
  )
  // What was understood of interests, dislikes and allergies is shown with the first of them that's there.
  const saysInterests = categoryIds.length > 0 || interests !== null
  const understoodBelow = saysInterests ? 'interests' : contact.dislikes === null ? 'allergies' : 'dislikes'
  const facts = {
    // The dialog's title, what is beside it, and its badge.
    fullName: null,
    emoji: null,
    remindersPaused: null,
    relationship: <Fact label={contactTexts.fields.relationship}>{relationshipLabel(contact.relationship)}</Fact>,
    ...mapValues(contactChoiceFields, ({ label }, name) => {
      const option = contact[name]
      return option !== null && <Fact label={label}>{optionLabel(name, option)}</Fact>
    }),
    birthday: birthday !== undefined && (
      <>
        <Fact label={contactTexts.fields.birthday}>{describeBirthday(birthday)}</Fact>
        {age !== undefined && <Fact label={contactTexts.fields.age}>{age}</Fact>}
      </>
    ),
    anniversaryDate: anniversary !== undefined && hasAnniversary(contact.relationship) && (
      <Fact label={contactTexts.fields.anniversary}>{formatLongDate(anniversary)}</Fact>
    ),
    email: email !== null && (
      <Fact label={contactTexts.fields.email} room={email.length > 24 ? 'always' : 'narrow'}>
        <a href={`mailto:${email}`}>{email}</a>
      </Fact>
    ),
    ...mapValues(
      contactTextFields,
      ({ label, max }, name) =>
        contact[name] !== null && (
          <Fact label={label} room={max > SHORT ? 'always' : undefined}>
            {contact[name]}
            {name === understoodBelow && understood}
          </Fact>
        ),
    ),
    phoneNumber: phoneNumber !== null && (
      <Fact label={contactTextFields.phoneNumber.label}>
        <a href={`tel:${phoneNumber.replace(/[^+\d]/g, '')}`}>{phoneNumber}</a>
      </Fact>
    ),
    mailingAddress: mailingAddress !== null && (
      <Fact label={contactTextFields.mailingAddress.label} room="narrow">
        {mailingAddress}
      </Fact>
    ),
    deliveryDays: contact.deliveryDays !== null && (
      <Fact label={orderByTexts.deliveryTime}>{orderByTexts.days(contact.deliveryDays)}</Fact>
    ),
    // With the other interests, as one fact.
    categoryIds: null,
    interests: understoodBelow === 'interests' && (
      <Fact label={contactTexts.fields.interests} room="always">
        <InterestTags full categoryIds={categoryIds} other={interests} />
        {understood}
      </Fact>
    ),
  } satisfies Record<keyof ContactValues, ReactNode>
  return (
    <dl className={styles['facts']}>
      {Object.entries(facts).map(([name, fact]) => (
        <Fragment key={name}>{fact}</Fragment>
      ))}
      {suppressedEvents.length > 0 && (
        <Fact label={contactTexts.fields.removedForGood} room="always">
          <RemovedEvents contact={contact} />
        </Fact>
      )}
    </dl>
  )
}

function Fact({
  label,
  room,
  children,
}: {
  label: string
  /** A line of its own: always, or where there is no room for two long words side by side. */
  room?: 'always' | 'narrow' | undefined
  children: ReactNode
}) {
  return (
    <div className={room === undefined ? undefined : styles[room]}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
