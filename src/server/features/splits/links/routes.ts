import { createHash } from 'node:crypto'
import { imitatedAddress } from '#domain/shared/email-address.ts'
import { contributeLimits } from '#domain/splits/links/contract.ts'
import { createRouting } from '#server/http/routing.ts'
import type { App } from '#server/http/fastify.ts'
import { provenContributeLink } from '#server/identity/contribute-link.ts'
import { createRateLimiter, visitorKey } from '#server/rate-limit.ts'
import type { Services } from '#server/services.ts'
import { addressees, invalidContributeLink, makeLinks, receiveReply, revokeLinks } from './commands.ts'
import { contributePageOf, contributionOf, linksOf } from './queries.ts'

export function contributorLinkRoutes(app: App, services: Services): void {
  const { db, clock, mailer } = services
  const { answer, change } = createRouting(app, services)
  const limiter = createRateLimiter(services)

  const find = async (token: string, ip: string) => {
    const link = await provenContributeLink(db, token, clock.now())
    const contribution = link && (await contributionOf(db, link))
    if (contribution) return { link, contribution }
    // Only wrong links count: many people may share an address.
    await limiter.count(contributeLimits.wrongLinks, visitorKey(ip))
    throw invalidContributeLink()
  }

  answer('GET /gift-splits/:id/links', ({ actor, params }) => linksOf(db, actor, params.id))
  answer('POST /gift-splits/:id/links', async ({ actor, params, body }) => {
    const mailed = await addressees(db, actor, params.id, body.send ?? [])
    for (const { address } of mailed) {
      await limiter.count(contributeLimits.mailsOfAccount, actor.owner)
      await limiter.count(contributeLimits.mailsToAddress, digestOf(imitatedAddress(address)))
    }
    const made = await makeLinks(db, mailer, actor, params.id, mailed)
    mailer.kick()
    return made.map(({ contributorId, name, token, expiresAt }) => ({
      contributorId,
      name,
      url: mailer.link(`/contribute/${token}`),
      expiresAt: expiresAt.toISOString(),
    }))
  })
  change('DELETE /gift-splits/:id/links/:contributorId', ({ tx, actor, params }) => revokeLinks(tx, actor, params))

  answer('GET /contribute/:token', async ({ params, request }) => {
    const { link, contribution } = await find(params.token, request.ip)
    return contributePageOf(db, link.actor, contribution)
  })
  answer('POST /contribute/:token', async ({ params, body, request }) => {
    const { link } = await find(params.token, request.ip)
    await limiter.count(contributeLimits.ofLink, link.tokenHash)
    return receiveReply(db, params.token, link, body)
  })
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32)
}
