import { AppError } from '#domain/shared/errors.ts'
import { generalTexts } from '#domain/texts/general.ts'
import { createRouting } from '#server/http/routing.ts'
import type { App } from '#server/http/fastify.ts'
import type { Services } from '#server/services.ts'
import { changePreferences } from './change-preferences.ts'
import { changeProfile } from './change-profile.ts'
import { presentPreferences, presentProfile } from './present.ts'
import { countBelongings, findProfile, viewPreferences } from './queries.ts'

/** Profile Settings: who somebody is, how the app should behave, and how much is in it. */
export function profileRoutes(app: App, services: Services): void {
  const { db, mailer } = services
  const { answer, change } = createRouting(app, services)

  answer('GET /profile', async ({ actor }) => {
    const found = await findProfile(db, actor.owner)
    if (!found) throw new AppError('UNAUTHENTICATED', generalTexts.signInRequired)
    return presentProfile(found)
  })
  change(
    'PUT /profile',
    async ({ tx, actor, body }) => presentProfile(await changeProfile(tx, services, actor, body)),
    () => mailer.kick(),
  )

  answer('GET /preferences', ({ actor }) => viewPreferences(db, actor.owner))
  change('PUT /preferences', async ({ tx, actor, body }) =>
    presentPreferences(await changePreferences(tx, actor, body)),
  )

  answer('GET /stats', ({ actor }) => countBelongings(db, actor.owner))
}
