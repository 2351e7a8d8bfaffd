import { useQuery } from '@tanstack/react-query'
import { profileQueries } from '#client/features/profile/queries.ts'
import { reminderTexts } from '#domain/texts/reminders.ts'
import { useCurrentUser } from '#client/lib/session.ts'

/** Beside the switch of an event: whether e-mails go out too. Undefined until it is known. */
export function useEmailState(reminderMethod: string): string | undefined {
  const { isGuest } = useCurrentUser()
  const { data: preferences } = useQuery(profileQueries.preferences)
  const texts = reminderTexts.emailState
  if (isGuest) return texts.guest
  if (reminderMethod === 'none') return texts.offForEvent
  if (preferences === undefined) return undefined
  return preferences.emailRemindersEnabled ? texts.on : texts.off
}
