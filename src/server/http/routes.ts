import { accountDataRoutes } from '#server/features/account-data/routes.ts'
import { accountRoutes } from '#server/features/accounts/routes.ts'
import { activityRoutes } from '#server/features/activities/routes.ts'
import { adminRoutes } from '#server/features/admin/routes.ts'
import { askLinkRoutes } from '#server/features/ask-links/routes.ts'
import { categoryRoutes } from '#server/features/catalogue/category-routes.ts'
import { contactRoutes } from '#server/features/contacts/routes.ts'
import { dashboardRoutes } from '#server/features/dashboard/routes.ts'
import { budgetRoutes } from '#server/features/budget/routes.ts'
import { catalogueRoutes } from '#server/features/catalogue/routes.ts'
import { sourceRoutes } from '#server/features/catalogue/sources/routes.ts'
import { calendarPages, feedRoutes } from '#server/features/feeds/routes.ts'
import { feedbackRoutes } from '#server/features/feedback/routes.ts'
import { giftRoutes } from '#server/features/gifts/routes.ts'
import { importRoutes } from '#server/features/imports/routes.ts'
import { linkPreviewRoutes } from '#server/features/link-preview/routes.ts'
import { occasionRoutes } from '#server/features/occasions/routes.ts'
import { pictureRoutes } from '#server/features/pictures/routes.ts'
import { planRoutes } from '#server/features/plans/routes.ts'
import { profileRoutes } from '#server/features/profile/routes.ts'
import { actPages } from '#server/features/reminders/acts/routes.ts'
import { pushRoutes } from '#server/features/reminders/push/routes.ts'
import { presentRoutes } from '#server/features/presents/routes.ts'
import { recommendationRoutes } from '#server/features/recommendations/routes.ts'
import { reminderRoutes } from '#server/features/reminders/routes.ts'
import { searchRoutes } from '#server/features/search/routes.ts'
import { contributorLinkRoutes } from '#server/features/splits/links/routes.ts'
import { splitRoutes } from '#server/features/splits/routes.ts'
import { operationsRoutes } from './operations.ts'
import type { App } from './fastify.ts'
import type { Services } from '#server/services.ts'

/** Every feature's routes, on one screen. */
export function featureRoutes(app: App, services: Services, version: string): void {
  operationsRoutes(app, services, version)
  accountRoutes(app, services)
  accountDataRoutes(app, services, version)
  profileRoutes(app, services)
  pushRoutes(app, services)
  adminRoutes(app, services)
  activityRoutes(app, services)
  giftRoutes(app, services)
  splitRoutes(app, services)
  contributorLinkRoutes(app, services)
  presentRoutes(app, services)
  linkPreviewRoutes(app, services)
  pictureRoutes(app, services)
  catalogueRoutes(app, services)
  sourceRoutes(app, services)
  recommendationRoutes(app, services)
  contactRoutes(app, services)
  importRoutes(app, services)
  askLinkRoutes(app, services)
  occasionRoutes(app, services)
  planRoutes(app, services)
  reminderRoutes(app, services)
  feedRoutes(app, services)
  budgetRoutes(app, services)
  dashboardRoutes(app, services)
  categoryRoutes(app, services)
  feedbackRoutes(app, services)
  searchRoutes(app, services)
}

/** Pages that the server writes itself, outside of the API: they work without a session. */
export function featurePages(app: App, services: Services): void {
  actPages(app, services)
  calendarPages(app, services)
}
