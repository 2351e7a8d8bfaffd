import { AppError } from '#domain/shared/errors.ts'
import { EMBEDDED } from '#server/catalogue/embedded/ideas.ts'
import { feedBySource } from '#server/catalogue/feeds/feed.ts'
import { previewFeed } from '#server/catalogue/feeds/preview.ts'
import { recordFailure } from '#server/catalogue/remote/failures.ts'
import { tryShop } from '#server/catalogue/remote/try-shop.ts'
import type { Services } from '#server/services.ts'

/** Asks a source once. That it fails is among its failures then, and no error here. @throws {AppError} NOT_FOUND */
export async function trySource(services: Services, sourceId: string): Promise<void> {
  if (sourceId === EMBEDDED) return
  const shop = services.providers?.find(({ id }) => id === sourceId)
  if (shop) return tryShop(services, shop)
  const feed = await feedBySource(services.db, sourceId)
  try {
    const { problems } = await previewFeed(services, feed, undefined)
    if (problems[0] !== undefined) throw new AppError('INVALID', problems[0])
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const told = { code: 'UNREADABLE', message: error.message, status: undefined }
    await recordFailure(
      services.db,
      { provider: sourceId, endpoint: 'try', error: told, feedName: feed.name, retries: 0 },
      services.clock.now(),
    )
  }
}
