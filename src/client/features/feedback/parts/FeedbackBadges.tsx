import { Archive, Check, CircleDot, Loader } from 'lucide-react'
import type { FeedbackPriority, FeedbackStatus, FeedbackType } from '#domain/feedback/kinds.ts'
import { feedbackTexts } from '#domain/texts/feedback.ts'
import { Badge } from '#client/ui/Badge.tsx'

/** Status, type and priority; medium priority isn't shown. */
export function FeedbackBadges({
  feedback: { status, type, priority },
}: {
  feedback: { status: FeedbackStatus; type: FeedbackType; priority: FeedbackPriority }
}) {
  const { tone, Icon } = looks[status]
  return (
    <>
      <Badge tone={tone} icon={<Icon aria-hidden />}>
        {feedbackTexts.statuses[status]}
      </Badge>
      <Badge>{feedbackTexts.types[type]}</Badge>
      {priority !== 'medium' && (
        <Badge tone={priority === 'high' ? 'critical' : 'other'}>{feedbackTexts.priorityBadges[priority]}</Badge>
      )}
    </>
  )
}

const looks = {
  open: { tone: 'special', Icon: CircleDot },
  in_progress: { tone: 'plum', Icon: Loader },
  resolved: { tone: 'friend', Icon: Check },
  closed: { tone: 'other', Icon: Archive },
} as const
