import {
  accountStatsSchema,
  preferencesChangeSchema,
  preferencesSchema,
  profileChangeSchema,
  profileSchema,
} from '#domain/accounts/schema.ts'
import { AppError } from '#domain/shared/errors.ts'
import { generalTexts } from '#domain/texts.ts'
import { answerChange } from '#server/http/answers.ts'
import type { App, Services } from '#server/http/services.ts'
import { actorOf } from '#server/http/session.ts'
import { changePreferences } from './change-preferences.ts'
import { changeProfile } from './change-profile.ts'
import { presentPreferences, presentProfile } from './present.ts'
import { countBelongings, findPreferences, findProfile } from './queries.ts'

/** Profile Settings: who somebody is, how the app should behave, and how much is in it. */
export function profileRoutes(app: App, services: Services): void {
  const { db, mailer } = services
  const tags = ['profile']

  app.get('/profile', { schema: { tags, response: { 200: profileSchema } } }, async (request) => {
    const found = await findProfile(db, actorOf(request).owner)
    if (!found) throw new AppError('UNAUTHENTICATED', generalTexts.signInRequired)
    return presentProfile(found)
  })

  app.put(
    '/profile',
    { schema: { tags, body: profileChangeSchema, response: { 200: profileSchema } } },
    async (request, reply) => {
      const answer = await answerChange(db, request, reply, 200, async (tx) =>
        presentProfile(await changeProfile(tx, services, actorOf(request), request.body)),
      )
      mailer.kick()
      return answer
    },
  )

  app.get('/preferences', { schema: { tags, response: { 200: preferencesSchema } } }, async (request) =>
    presentPreferences(await findPreferences(db, actorOf(request).owner)),
  )

  app.put(
    '/preferences',
    { schema: { tags, body: preferencesChangeSchema, response: { 200: preferencesSchema } } },
    (request, reply) =>
      answerChange(db, request, reply, 200, async (tx) =>
        presentPreferences(await changePreferences(tx, actorOf(request), request.body)),
      ),
  )

  app.get('/stats', { schema: { tags, response: { 200: accountStatsSchema } } }, (request) =>
    countBelongings(db, actorOf(request).owner),
  )
}
