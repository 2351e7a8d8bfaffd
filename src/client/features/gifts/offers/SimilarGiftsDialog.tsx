import { useQuery } from '@tanstack/react-query'
import { Lightbulb } from 'lucide-react'
import { ProductPicture } from '#client/features/catalogue/parts/ProductPicture.tsx'
import { contactQueries } from '#client/features/contacts/queries.ts'
import type { Product } from '#domain/catalogue/product-schema.ts'
import { similarWords, threeSimilar } from '#domain/gifts/offers/similar.ts'
import type { Gift } from '#domain/gifts/schema.ts'
import { generalTexts } from '#domain/texts/general.ts'
import { offerTexts } from '#domain/texts/offers.ts'
import { api } from '#client/lib/api.ts'
import type { DialogProps } from '#client/lib/dialogs.tsx'
import { useDialog } from '#client/lib/dialogs.tsx'
import { AppModal } from '#client/ui/AppModal.tsx'
import { Button } from '#client/ui/Button.tsx'
import { EmptyState, ErrorState } from '#client/ui/EmptyState.tsx'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx'
import { useSaveIdea } from '../parts/save-idea.ts'
import styles from './SimilarGiftsDialog.module.css'

const texts = offerTexts.similar

/** More than three, because some of them are the gift itself or sold out, too. */
const ASKED_FOR = 20

/** Three other gifts in place of one that is out of stock. */
export function SimilarGiftsDialog({ gift }: DialogProps & { gift: Gift }) {
  const { requestClose } = useDialog()
  const words = similarWords(gift.title)
  const query = useQuery({
    queryKey: ['similar-gifts', words],
    queryFn: ({ signal }) => api('GET /gift-search', { query: { query: words, limit: ASKED_FOR }, signal }),
    meta: { isOwn: false },
  })
  const contact = useQuery(contactQueries.one(gift.contactId)).data
  const { save, isPending } = useSaveIdea()
  const found = query.data && threeSimilar(gift, query.data.products)
  const keep = async (product: Product) => {
    if (contact === undefined || isPending) return
    // As the gift it replaces: an idea of the same event, or of the person.
    const event = gift.occasionId === null ? undefined : { id: gift.occasionId, name: '' }
    if (await save(product, { contact, event, isSaved: false })) requestClose()
  }
  return (
    <AppModal
      size="sm"
      title={texts.title(gift.title)}
      actions={
        <Button data-autofocus onClick={requestClose}>
          {generalTexts.close}
        </Button>
      }
    >
      {query.isError || query.data?.error ? (
        <ErrorState title={texts.failed} pending={query.isFetching} onRetry={() => void query.refetch()} />
      ) : found === undefined ? (
        <div className={styles['list']}>
          <VisuallyHidden>{texts.loading}</VisuallyHidden>
          {[0, 1, 2].map((place) => (
            <Skeleton key={place} height={76} radius={11} />
          ))}
        </div>
      ) : found.length === 0 ? (
        <EmptyState icon={<Lightbulb />} title={texts.none} />
      ) : (
        <ul className={styles['list']}>
          {found.map((product) => (
            <li key={`${product.provider} ${product.id}`} className={styles['item']}>
              <ProductPicture product={product} />
              <div className={styles['words']}>
                <a href={product.productUrl} target="_blank" rel="sponsored noopener">
                  {product.title}
                </a>
                <span>
                  {product.price}
                  {product.priceKind === 'live' && ` ${texts.from(product.source)}`}
                </span>
              </div>
              <Button size="sm" aria-label={texts.saveAs(product.title)} onClick={() => void keep(product)}>
                {texts.save}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </AppModal>
  )
}
