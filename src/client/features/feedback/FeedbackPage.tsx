import { Suspense } from 'react'
import { useCurrentUser } from '#client/lib/session.ts'
import { lazyPart } from '#client/lib/lazy.ts'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import { FeedbackForm } from './FeedbackForm.tsx'
import styles from './FeedbackPage.module.css'
import { OwnFeedbackList } from './OwnFeedbackList.tsx'
import { WhatHappensNext } from './WhatHappensNext.tsx'

const AdminDashboard = lazyPart(() => import('#client/features/admin/parts/AdminDashboard.tsx'), 'AdminDashboard')

/** Users send feedback here and see its status and replies; administrators see everyone's instead. */
export function FeedbackPage() {
  if (useCurrentUser().isAdmin)
    return (
      <Suspense fallback={<Skeleton height={420} radius={18} />}>
        <AdminDashboard />
      </Suspense>
    )
  return (
    <div className={styles['page']}>
      <FeedbackForm />
      <WhatHappensNext />
      <OwnFeedbackList />
    </div>
  )
}
