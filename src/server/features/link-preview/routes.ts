import { isAmazonLink } from '#domain/shared/amazon-link.ts'
import type { LinkPreview } from '#domain/link-preview/schema.ts'
import { AppError, invalidField } from '#domain/shared/errors.ts'
import { inputTexts } from '#domain/texts/input.ts'
import { linkPreviewTexts } from '#domain/texts/link-preview.ts'
import { offerPicture } from '#server/features/pictures/commands.ts'
import { createRouting } from '#server/http/routing.ts'
import type { App } from '#server/http/fastify.ts'
import type { Services } from '#server/services.ts'
import { createPageFetcher, production, type FetchPage } from '#server/outbound/fetch-page.ts'

export function linkPreviewRoutes(app: App, services: Services): void {
  const { db, fetchPage } = services
  const { answer } = createRouting(app, services)
  const fetchGuarded = fetchPage ?? createPageFetcher(production)

  answer('POST /link-preview', async ({ request, actor, body: { url } }) => {
    if (!URL.canParse(url)) throw invalidField('url', inputTexts.linkInvalid)
    const { preview, why } = await readLink(url, fetchGuarded)
    // A pasted link is private: the log has the reason, not the page.
    if (!preview) request.log.info({ why }, 'a pasted page could not be read')
    if (!preview) throw new AppError('UPSTREAM', linkPreviewTexts.unreadable)
    if (preview.imageUrl !== null) await offerPicture(db, actor, preview.imageUrl)
    return preview
  })
}

async function readLink(
  link: string,
  fetchPage: FetchPage,
): Promise<{ preview?: LinkPreview | undefined; why?: string }> {
  // The HTML parser is loaded with the first pasted link, not at startup.
  const { previewAmazon, previewPage } = await import('./preview.ts')
  const fetched = await fetchPage(link, isAmazonLink)
  if (fetched.kind === 'stopped') return { preview: previewAmazon(link, fetched.url) }
  if (fetched.kind === 'unreadable') return { why: fetched.why }
  return { preview: await previewPage(link, fetched), why: 'it is no page of a product' }
}
