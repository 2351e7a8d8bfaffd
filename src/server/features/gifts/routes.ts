import type { FastifyReply } from 'fastify'
import { giftsCsv } from '#domain/gifts/csv.ts'
import { keepNoCopy, sent } from '#server/http/answers.ts'
import { asAttachment } from '#server/http/attachment.ts'
import { createRouting } from '#server/http/routing.ts'
import type { App } from '#server/http/fastify.ts'
import type { Services } from '#server/services.ts'
import { addGift, changeGift, moveGift, removeGift, setPurchased } from './commands.ts'
import { presentGift, presentNamedGift, presentPriceDrop } from './present.ts'
import {
  givenLately,
  giftsOfContact,
  giftsOfOccasion,
  giftsOfPlan,
  listGifts,
  listPriceDrops,
  ownedGift,
  type GiftRow,
} from './queries.ts'

export function giftRoutes(app: App, services: Services): void {
  const { db } = services
  const { list, row, change, answer } = createRouting(app, services)

  list('GET /gift-ideas', async ({ actor, reply }) =>
    forNow(reply, await listGifts(db, actor.owner)).map(presentNamedGift),
  )
  list('GET /contacts/:id/gift-ideas', async ({ actor, params, reply }) =>
    forNow(reply, await giftsOfContact(db, actor, params.id)).map(presentGift),
  )
  list('GET /occasions/:id/gift-ideas', async ({ actor, params, reply }) =>
    forNow(reply, await giftsOfOccasion(db, actor, params.id)).map(presentGift),
  )
  list('GET /plans/:id/gift-ideas', async ({ actor, params, reply }) =>
    forNow(reply, await giftsOfPlan(db, actor, params.id)).map(presentGift),
  )
  answer('GET /gift-ideas/export', async ({ actor, reply }) => {
    const file = giftsCsv(await listGifts(db, actor.owner), actor.today)
    return sent(asAttachment(reply, `ribbonry-gift-ideas-${actor.today}.csv`, 'text/csv').send(file))
  })
  list('GET /gift-ideas/given-lately', async ({ actor, reply }) =>
    forNow(reply, await givenLately(db, actor)).map(presentNamedGift),
  )
  list('GET /gift-ideas/price-drops', async ({ actor }) => (await listPriceDrops(db, actor)).map(presentPriceDrop))
  row('GET /gift-ideas/:id', async ({ actor, params }) => presentGift(await ownedGift(db, actor.owner, params.id)))

  change('POST /gift-ideas', ({ tx, actor, body }) => addGift(tx, actor, body))
  change('PUT /gift-ideas/:id', ({ tx, actor, params, body, version }) =>
    changeGift(tx, actor, params.id, body, version),
  )
  change('PATCH /gift-ideas/:id/status', ({ tx, actor, params, body, version }) =>
    moveGift(tx, actor, params.id, body, version),
  )
  change('PATCH /gift-ideas/:id/purchase', ({ tx, actor, params, body, version }) =>
    setPurchased(tx, actor, params.id, body, version),
  )
  change('DELETE /gift-ideas/:id', ({ tx, actor, params, version }) => removeGift(tx, actor, params.id, version))
}

/** What a shop allows for a day only is in no copy that a browser keeps. */
function forNow<Row extends GiftRow>(reply: FastifyReply, gifts: Row[]): Row[] {
  if (gifts.some(({ shopFields }) => shopFields.length > 0)) keepNoCopy(reply)
  return gifts
}
