import { pseudonymOf } from '#domain/recommendations/proposal.ts'
import type { Profile, Recipient } from '#domain/recommendations/profile.ts'
import { catalogueOf } from '#server/catalogue/catalogue.ts'
import type { Services } from '#server/services.ts'
import { ideaWords } from '#server/language-model/idea-words.ts'

/** How many products each suggested search adds. */
const EACH = 4

/** Keys of products found by the search terms of the operator's language model; none when it's off. */
export async function suggestedKeys(services: Services, profile: Profile, recipient: Recipient): Promise<string[]> {
  const words = await ideaWords(services, pseudonymOf(profile, recipient.fullName))
  const catalogue = catalogueOf(services)
  const found = await Promise.all(
    words.map((text) =>
      catalogue.search({
        text,
        itemType: 'gift',
        sortBy: 'relevance',
        page: 1,
        pageSize: EACH,
        ...(profile.age !== undefined && { age: profile.age }),
      }),
    ),
  )
  return [...new Set(found.flatMap(({ products }) => products.map(({ id }) => id)))]
}
