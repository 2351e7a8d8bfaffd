import { accountRoutes } from '#server/features/accounts/routes.ts'
import { activityRoutes } from '#server/features/activities/routes.ts'
import { operationsRoutes } from './operations.ts'
import type { App, Services } from './services.ts'

/** Every feature's routes, on one screen. */
export function featureRoutes(app: App, services: Services, version: string): void {
  operationsRoutes(app, services, version)
  accountRoutes(app, services)
  activityRoutes(app, services)
}
