import { unreadCountSchema } from '#domain/feedback/schema.ts'
import type { App, Services } from '#server/http/services.ts'
import { countUnread } from './queries.ts'

export function feedbackRoutes(app: App, { db }: Services): void {
  app.get(
    '/feedback/unread-count',
    { config: { access: 'admin' }, schema: { tags: ['feedback'], response: { 200: unreadCountSchema } } },
    async () => ({ count: await countUnread(db) }),
  )
}
