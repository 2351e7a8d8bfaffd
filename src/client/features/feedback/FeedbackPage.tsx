import { useCurrentUser } from '../../lib/session.ts'
import { AdminDashboard } from './AdminDashboard.tsx'
import { WriteToUs } from './WriteToUs.tsx'

export function FeedbackPage() {
  return useCurrentUser().isAdmin ? <AdminDashboard /> : <WriteToUs />
}
