import { askLimits } from '#domain/ask-links/contract.ts'
import { createRouting } from '#server/http/routing.ts'
import type { App } from '#server/http/fastify.ts'
import { provenAskLink, type AskLink } from '#server/identity/ask-link.ts'
import { createRateLimiter, visitorKey } from '#server/rate-limit.ts'
import type { Services } from '#server/services.ts'
import { dismissAnswer, invalidAskLink, makeAskLink, receiveAnswer, revokeAskLink, takeOver } from './commands.ts'
import { answersOf, askLinkOf, askPageOf } from './queries.ts'

export function askLinkRoutes(app: App, services: Services): void {
  const { db, clock, mailer } = services
  const { answer, list, change } = createRouting(app, services)
  const limiter = createRateLimiter(services)

  const find = async (token: string, ip: string): Promise<AskLink> => {
    const link = await provenAskLink(db, token, clock.now())
    if (link) return link
    // Only wrong links count: many people may share an address.
    await limiter.count(askLimits.wrongLinks, visitorKey(ip))
    throw invalidAskLink()
  }

  answer('GET /contacts/:id/ask-link', ({ actor, params }) => askLinkOf(db, actor, params.id))
  answer('POST /contacts/:id/ask-link', async ({ actor, params }) => {
    const { token, expiresAt } = await makeAskLink(db, actor, params.id)
    return { url: mailer.link(`/ask/${token}`), expiresAt: expiresAt.toISOString() }
  })
  change('DELETE /contacts/:id/ask-link', ({ tx, actor, params }) => revokeAskLink(tx, actor, params.id))
  list('GET /contacts/:id/answers', ({ actor, params }) => answersOf(db, actor, params.id))
  change('POST /contacts/:id/answers/:answerId/merge', ({ tx, actor, params, body, version }) =>
    takeOver(tx, actor, params, body.fields, version),
  )
  change('DELETE /contacts/:id/answers/:answerId', ({ tx, actor, params }) =>
    dismissAnswer(tx, actor, params.id, params.answerId),
  )

  answer('GET /ask/:token', async ({ params, request }) => askPageOf(db, await find(params.token, request.ip)))
  answer('POST /ask/:token', async ({ params, body, request }) => {
    const link = await find(params.token, request.ip)
    await limiter.count(askLimits.ofLink, link.tokenHash)
    await receiveAnswer(db, params.token, link, body)
  })
}
