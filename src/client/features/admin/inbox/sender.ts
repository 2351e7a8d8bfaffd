import type { Feedback } from '#domain/feedback/schema.ts'
import { feedbackTexts } from '#domain/texts/feedback.ts'

/** Who wrote it: 'Ada Byron (ada@example.com)', what is known of that, or 'Guest'. */
export function senderOf({ userName, userEmail }: Pick<Feedback, 'userName' | 'userEmail'>): string {
  if (userName !== null && userEmail !== null) return `${userName} (${userEmail})`
  return userName ?? userEmail ?? feedbackTexts.inbox.guest
}
