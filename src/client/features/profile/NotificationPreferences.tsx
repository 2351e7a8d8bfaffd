import type { ComponentProps } from 'react'
import type { Preferences, Profile } from '#domain/accounts/schema.ts'
import { isSameAddress } from '#domain/shared/email-address.ts'
import { accountTexts } from '#domain/texts/accounts.ts'
import { orderByTexts } from '#domain/texts/order-by.ts'
import { preferenceTexts } from '#domain/texts/profile.ts'
import { DeliveryDaysSelect } from '#client/features/occasions/parts/DeliveryDaysSelect.tsx'
import { DeviceNotifications } from '#client/features/reminders/push/parts/DeviceNotifications.tsx'
import { Switch } from '#client/ui/Checkbox.tsx'
import { Field } from '#client/ui/Field.tsx'
import { NativeSelect, TextInput } from '#client/ui/TextInput.tsx'
import { hours } from './hours.ts'
import { ReminderTiming } from './ReminderTiming.tsx'
import { Unverified } from './Unverified.tsx'
import { WeeklyDigest } from './WeeklyDigest.tsx'
import { useSavePreference } from './mutations.ts'
import styles from './parts/Settings.module.css'

/** Reminders by e-mail and when they come, product news. Guests get no mails: they have no address. */
export function NotificationPreferences({
  preferences,
  profile,
  isGuest,
  loginEmail,
  email: { error, ...email },
  timing,
}: {
  preferences: Preferences
  profile: Profile
  isGuest: boolean
  loginEmail: string | null
  email: ComponentProps<'input'> & { error: string | undefined }
  timing: ComponentProps<typeof ReminderTiming>['timing']
}) {
  const save = useSavePreference()
  const on = preferences.emailRemindersEnabled
  const isUnverified = profile.email !== null && !profile.emailVerified && !isSameAddress(profile.email, loginEmail)
  return (
    <section className={styles['section']} aria-labelledby="notification-preferences">
      <h3 id="notification-preferences">{preferenceTexts.notifications}</h3>
      <Switch
        label={preferenceTexts.emailReminders}
        hint={isGuest ? preferenceTexts.emailRemindersForGuests : preferenceTexts.emailRemindersHint}
        disabled={isGuest}
        checked={on && !isGuest}
        onChange={(emailRemindersEnabled) => save.mutate({ emailRemindersEnabled })}
      />
      {on && !isGuest && (
        <>
          <Field
            label={preferenceTexts.reminderAddress}
            error={error}
            hint={
              isUnverified ? (
                <Unverified meanwhile={preferenceTexts.untilConfirmed(loginEmail)} />
              ) : (
                preferenceTexts.reminderAddressHint
              )
            }
          >
            <TextInput
              {...email}
              type="email"
              autoComplete="email"
              placeholder={loginEmail ?? accountTexts.emailExample}
            />
          </Field>
          <div className={styles['pair']}>
            <ReminderTiming timing={timing} />
            <Field label={preferenceTexts.reminderHour} hint={preferenceTexts.reminderHourHint}>
              <NativeSelect
                value={preferences.reminderHour}
                onChange={(event) => save.mutate({ reminderHour: Number(event.target.value) })}
              >
                {hours.map(({ hour, text }) => (
                  <option key={hour} value={hour}>
                    {text}
                  </option>
                ))}
              </NativeSelect>
            </Field>
          </div>
        </>
      )}
      <WeeklyDigest preferences={preferences} isGuest={isGuest} />
      <Field label={orderByTexts.deliveryTime} hint={orderByTexts.profileHint}>
        <DeliveryDaysSelect
          value={String(preferences.deliveryDays)}
          onChange={(event) => save.mutate({ deliveryDays: Number(event.target.value) })}
        />
      </Field>
      <DeviceNotifications />
      <TimeZone timeZone={preferences.timeZone} />
      <Switch
        label={preferenceTexts.productNews}
        hint={isGuest ? preferenceTexts.productNewsForGuests : preferenceTexts.productNewsHint}
        disabled={isGuest}
        checked={preferences.productNews && !isGuest}
        onChange={(productNews) => save.mutate({ productNews })}
      />
    </section>
  )
}

/** Whose midnight 'today' begins at. Chosen by hand it stays, whatever a browser reports later. */
function TimeZone({ timeZone }: { timeZone: string | null }) {
  const save = useSavePreference()
  return (
    <Field label={preferenceTexts.timeZone} hint={preferenceTexts.timeZoneHint}>
      <NativeSelect
        value={timeZone ?? 'UTC'}
        onChange={(event) => save.mutate({ timeZone: event.target.value, timeZonePinned: true })}
      >
        {offered(timeZone ?? 'UTC').map((zone) => (
          <option key={zone} value={zone}>
            {zone.replaceAll('_', ' ')}
          </option>
        ))}
      </NativeSelect>
    </Field>
  )
}

/** Browsers do not list UTC, nor the old names that some of them report. */
function offered(current: string): string[] {
  const zones = Intl.supportedValuesOf('timeZone')
  return [...new Set(['UTC', current, ...zones])].toSorted()
}
