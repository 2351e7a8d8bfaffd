import { z } from 'zod'
import { routesOf, type Limit } from '../../shared/contract.ts'
import { idSchema } from '../../shared/wire.ts'
import {
  contributePageSchema,
  contributeTokenSchema,
  contributorLinkSchema,
  knownLinkSchema,
  linkParamsSchema,
  newLinksSchema,
  newReplySchema,
} from './schema.ts'

const hour = 3600
export const contributeLimits = {
  wrongLinks: { name: 'contribute-link-ip', max: 60, windowSeconds: hour, per: 'visitor', counts: 'wrong links' },
  ofVisitor: { name: 'contribute-reply-ip', max: 60, windowSeconds: hour, per: 'visitor' },
  ofLink: { name: 'contribute-reply', max: 20, windowSeconds: 24 * hour, per: 'link', counts: 'answers' },
  // Four splits of ten people a day; nobody else's mailbox is flooded from here.
  mailsOfAccount: {
    name: 'contribute-mail',
    max: 40,
    windowSeconds: 24 * hour,
    per: 'account',
    counts: 'e-mails',
  },
  mailsToAddress: {
    name: 'contribute-mail-to',
    max: 3,
    windowSeconds: 24 * hour,
    per: 'e-mail address',
    counts: 'e-mails',
  },
} satisfies Record<string, Limit>
const made = { name: 'contributor-links', max: 200, windowSeconds: hour, per: 'account' } as const

const params = z.object({ id: idSchema })

export const contributorLinkContract = routesOf('gift-splits', {
  'GET /gift-splits/:id/links': { params, answer: z.array(knownLinkSchema) },
  'POST /gift-splits/:id/links': {
    description:
      "A new link for everyone but you. Its address is answered only here; links made before keep working. 'send' e-mails theirs to these contributors.",
    params,
    body: newLinksSchema,
    status: 201,
    limits: [made, contributeLimits.mailsOfAccount, contributeLimits.mailsToAddress],
    answer: z.array(contributorLinkSchema),
  },
  'DELETE /gift-splits/:id/links/:contributorId': {
    description: "Revokes all of the contributor's links.",
    params: linkParamsSchema,
    status: 204,
  },
  'GET /contribute/:token': {
    access: 'public',
    hasNoSession: true,
    params: contributeTokenSchema,
    limits: [contributeLimits.wrongLinks],
    answer: contributePageSchema,
  },
  'POST /contribute/:token': {
    description: 'What a contributor answers, and the page as it is then.',
    access: 'public',
    hasNoSession: true,
    params: contributeTokenSchema,
    body: newReplySchema,
    limits: [contributeLimits.ofVisitor, contributeLimits.wrongLinks, contributeLimits.ofLink],
    answer: contributePageSchema,
  },
})
