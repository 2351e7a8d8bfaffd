import type { Feedback } from '#domain/feedback/schema.ts'
import { feedbackTexts } from '#domain/texts/feedback.ts'
import { instantText } from '#client/features/feedback/parts/instant-text.ts'

const { manage: words } = feedbackTexts

/** 'Nov 21, 2026, 9:05 AM · e-mailed Nov 21, 2026, 9:05 AM'; empty without a reply. */
export function whenReplied({ repliedAt, replyMailedAt }: Pick<Feedback, 'repliedAt' | 'replyMailedAt'>): string {
  return [
    ...(repliedAt === null ? [] : [instantText(repliedAt)]),
    ...(replyMailedAt === null ? [] : [words.emailed(instantText(replyMailedAt))]),
  ].join(' · ')
}
