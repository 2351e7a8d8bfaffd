import { Suspense } from 'react'
import type { SubmitEvent } from 'react'
import { profileChangeSchema } from '#domain/accounts/schema.ts'
import type { Preferences, Profile } from '#domain/accounts/schema.ts'
import { generalTexts } from '#domain/texts/general.ts'
import { contributeTexts } from '#domain/texts/contribute.ts'
import { profileTexts } from '#domain/texts/profile.ts'
import { useForm } from '#client/lib/form.ts'
import { lazyPart } from '#client/lib/lazy.ts'
import { schemaErrors } from '#client/lib/schema-errors.ts'
import { useCurrentUser } from '#client/lib/session.ts'
import { toastError, toastSuccess } from '#client/lib/toast.ts'
import { FormDialog } from '#client/ui/FormDialog.tsx'
import { Field } from '#client/ui/Field.tsx'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import { TextInput } from '#client/ui/TextInput.tsx'
import { AccountStatistics } from './AccountStatistics.tsx'
import { DisplayPreferences } from './DisplayPreferences.tsx'
import { useSaveProfile } from './mutations.ts'
import { NotificationPreferences } from './NotificationPreferences.tsx'
import { HowToPayFields } from './parts/HowToPayFields.tsx'
import styles from './parts/Settings.module.css'
import { useReminderTiming } from './ReminderTiming.tsx'
import { Sessions } from './Sessions.tsx'
import { SignInMethod } from './SignInMethod.tsx'
import { YourData } from '#client/features/account-data/parts/YourData.tsx'

const CalendarFeeds = lazyPart(() => import('#client/features/feeds/parts/CalendarFeeds.tsx'), 'CalendarFeeds')
const LanguageModelSetting = lazyPart(
  () => import('#client/features/recommendations/parts/LanguageModelSetting.tsx'),
  'LanguageModelSetting',
)
const SignInSecurity = lazyPart(() => import('./security/SignInSecurity.tsx'), 'SignInSecurity')

type Values = { name: string; phoneNumber: string; email: string }

const profileErrors = (values: Values) => schemaErrors(profileChangeSchema, values, values)

/** Name, phone and reminder address wait for Save Profile; every preference saves by itself. */
export function ProfileForm({
  profile,
  preferences,
  onSaved,
}: {
  profile: Profile
  preferences: Preferences
  onSaved: () => void
}) {
  const user = useCurrentUser()
  const isReminded = preferences.emailRemindersEnabled && !user.isGuest
  const save = useSaveProfile()
  const form = useForm<Values>({
    initial: { name: profile.name ?? '', phoneNumber: profile.phoneNumber ?? '', email: profile.email ?? '' },
    // An address that is no longer on the screen isn't checked: nobody could see what is wrong with it.
    check: (values) => ({ ...profileErrors(values), ...(!isReminded && { email: undefined }) }),
  })
  const timing = useReminderTiming(preferences.reminderDaysBefore)
  const isTimingWrong = isReminded && timing.isWrong

  // Nor is it sent if it's wrong, or was refused.
  const isAddressGivenUp =
    !isReminded && (form.errors.email !== undefined || profileErrors(form.values).email !== undefined)

  const saveProfile = form.submit(({ name, phoneNumber, email }) =>
    save.mutate(
      {
        name: name.trim(),
        email: isAddressGivenUp ? (profile.email ?? '') : email.trim(),
        phoneNumber: phoneNumber.trim(),
      },
      {
        onSuccess: (saved) => {
          const toVerify = saved.email === profile.email || saved.emailVerified ? null : saved.email
          toastSuccess(profileTexts.updated, toVerify === null ? undefined : profileTexts.addressToVerify(toVerify))
          onSaved()
        },
        onError: (error) => {
          form.showIssues(error)
          toastError(error, profileTexts.failedToUpdate)
        },
      },
    ),
  )
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    if (!isTimingWrong) return saveProfile(event)
    event.preventDefault()
    timing.refuse()
  }

  return (
    <FormDialog
      size="lg"
      title={profileTexts.title}
      onSubmit={submit}
      isDirty={form.isDirty || isTimingWrong}
      save={{ label: profileTexts.save, pending: save.isPending, pendingText: generalTexts.saving }}
    >
      <div className={styles['sections']}>
        <section className={styles['section']} aria-label={profileTexts.section}>
          <Field label={profileTexts.fullName} required error={form.errors.name}>
            <TextInput {...form.text('name')} autoComplete="name" />
          </Field>
          <Field label={profileTexts.phone} error={form.errors.phoneNumber}>
            <TextInput {...form.text('phoneNumber')} type="tel" autoComplete="tel" />
          </Field>
          <SignInMethod user={user} />
        </section>
        {!user.isGuest && (
          <Suspense fallback={<Skeleton height={220} radius={12} />}>
            <SignInSecurity user={user} />
          </Suspense>
        )}
        <Sessions />
        <AccountStatistics />
        <NotificationPreferences
          preferences={preferences}
          profile={profile}
          isGuest={user.isGuest}
          loginEmail={user.email}
          email={{ ...form.text('email'), error: form.errors.email }}
          timing={timing}
        />
        <DisplayPreferences preferences={preferences} />
        <section className={styles['section']} aria-labelledby="how-to-pay">
          <div>
            <h3 id="how-to-pay">{contributeTexts.howToPay.title}</h3>
            <p className={styles['hint']}>{contributeTexts.howToPay.hint}</p>
          </div>
          <HowToPayFields howToPay={preferences.howToPay} />
        </section>
        <Suspense fallback={<Skeleton height={180} radius={12} />}>
          <CalendarFeeds />
        </Suspense>
        <Suspense fallback={null}>
          <LanguageModelSetting preferences={preferences} />
        </Suspense>
        <YourData />
      </div>
    </FormDialog>
  )
}
