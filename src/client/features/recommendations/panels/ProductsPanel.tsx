import { Shuffle, Sparkles, UserRoundSearch } from 'lucide-react'
import { openEditContact } from '#client/features/contacts/dialogs.ts'
import { resolveCategories } from '#domain/catalogue/category-tree.ts'
import type { Contact } from '#domain/contacts/schema.ts'
import { happyAnswers } from '#domain/recommendations/answers.ts'
import type { Terms } from '#domain/recommendations/terms.ts'
import { orderByTexts } from '#domain/texts/order-by.ts'
import { recommendationTexts } from '#domain/texts/recommendations.ts'
import { searchFactTexts } from '#domain/texts/search-facts.ts'
import { Button } from '#client/ui/Button.tsx'
import { Switch } from '#client/ui/Checkbox.tsx'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { Field } from '#client/ui/Field.tsx'
import { NativeSelect } from '#client/ui/TextInput.tsx'
import { giftOptions } from '../products/gift-options.tsx'
import { ModelStrip } from '../model/ModelStrip.tsx'
import { useDismiss } from '../mutations.ts'
import { ProductActions } from '../products/ProductActions.tsx'
import { ProductCard } from '../products/ProductCard.tsx'
import { ProductGrid } from '../products/ProductGrid.tsx'
import styles from '../RecommendationsDialog.module.css'
import { ServiceBox } from './ServiceBox.tsx'
import { useKept } from '../use-kept.ts'
import type { useRecommended } from './use-panels.ts'
import { useKeepForContact } from '../use-keep-fact.ts'
import { useProductOptions } from '../products/use-product-options.ts'
import type { Recipient, Whom } from '../use-recipient.ts'
import type { useSearchFacts } from '../use-search-facts.ts'
import { answerOf, HappyQuestion } from './HappyQuestion.tsx'

const { mixedCategories } = recommendationTexts

/** What suits the person, mixed or of one of their categories. */
export function ProductsPanel({
  whom,
  recipient,
  known,
  recommended,
  onChooseContact,
}: {
  whom: Whom
  recipient: Recipient
  known: ReturnType<typeof useSearchFacts>
  recommended: ReturnType<typeof useRecommended>
  onChooseContact: () => void
}) {
  const { contact } = recipient
  const { pages, category, setCategory, atOnce, model, showOthers, hidden } = recommended
  const kept = useKept(whom.contactId)
  const dismissal = useDismiss({ id: contact?.id ?? 0, fullName: contact?.fullName ?? '' })
  const { keep, isPending } = useKeepForContact()
  const answer = answerOf(known.facts?.categoryIds ?? [])
  const keepAnswer = async (person: Contact, categoryIds: readonly string[]) => {
    if (await keep(person, { categoryIds: [...categoryIds] })) known.setTerms(termsWithout)
  }
  const options = useProductOptions({
    recipient,
    menu: giftOptions,
    dismiss: (product, reason) => {
      recommended.hide(product)
      dismissal.mutate({ product, reason, onUndone: () => recommended.show(product) })
    },
  })
  if (whom.contactId === undefined)
    return (
      <EmptyState
        icon={<UserRoundSearch />}
        title={recommendationTexts.selectContact}
        action={
          <Button variant="primary" aria-haspopup="dialog" onClick={onChooseContact}>
            {recommendationTexts.selectAContact}
          </Button>
        }
      />
    )
  const categories = resolveCategories(known.facts?.categoryIds ?? [])
  const hasOwn = contact !== undefined && resolveCategories(contact.categoryIds).length > 0
  const name = categories.find(({ id }) => id === category)?.name
  return (
    <div className={styles['panel']}>
      {hasOwn ? (
        <div className={styles['bar']}>
          <Field label={recommendationTexts.filterByCategory}>
            <NativeSelect
              value={category ?? ''}
              onChange={({ target }) => setCategory(target.value === '' ? undefined : target.value)}
            >
              <option value="">{mixedCategories}</option>
              {categories.map(({ id, name: label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </NativeSelect>
          </Field>
          <ShowOthers onClick={showOthers} />
        </div>
      ) : (
        contact !== undefined &&
        known.facts !== undefined && (
          <div className={styles['hint']}>
            <Sparkles aria-hidden />
            <div>
              <p className={styles['strong']}>{recommendationTexts.noCategories(contact.fullName)}</p>
              <p>{recommendationTexts.noCategoriesHint}</p>
            </div>
            <HappyQuestion
              firstName={known.firstName}
              answer={answer}
              onAnswer={(next) =>
                known.setTerms({ ...termsWithout(known.terms), ...(next && { categoryIds: happyAnswers[next] }) })
              }
            />
            <span className={styles['hint-actions']}>
              {answer === undefined ? (
                <Button aria-haspopup="dialog" onClick={() => void openEditContact(contact.id)}>
                  {recommendationTexts.addCategories}
                </Button>
              ) : (
                <Button
                  variant="primary"
                  pending={isPending}
                  onClick={() => void keepAnswer(contact, happyAnswers[answer])}
                >
                  {searchFactTexts.keepFor(known.firstName)}
                </Button>
              )}
              <ShowOthers onClick={showOthers} />
            </span>
            {answer === undefined && (
              <p className={styles['until']}>
                {known.facts.interests.trim() === ''
                  ? recommendationTexts.untilThen
                  : recommendationTexts.untilThenAsWritten}
              </p>
            )}
          </div>
        )
      )}
      {model !== undefined && contact !== undefined && known.facts !== undefined && (
        <ModelStrip
          model={model}
          search={{
            contactId: contact.id,
            occasionId: whom.occasionId,
            terms: known.terms,
            firstName: known.firstName,
          }}
          onAnswered={recommended.startOver}
        />
      )}
      {atOnce && <Switch label={orderByTexts.needsNoDelivery} hint={orderByTexts.needsNoDeliveryHint} {...atOnce} />}
      <ProductGrid
        label={recommendationTexts.tabs.products}
        pages={pages}
        hidden={hidden}
        texts={{
          loading: recommendationTexts.loading(name ?? recommendationTexts.mixedInSentence),
          loadingMore: name === undefined ? recommendationTexts.loadingMore : recommendationTexts.loadingMoreOf(name),
          noMore: name === undefined ? recommendationTexts.noMore : recommendationTexts.noMoreOf(name),
          nothingFound: recommendationTexts.nothingFound,
        }}
        failure={
          pages.error && (
            <ServiceBox userMessage={pages.error.userMessage} onRetry={pages.retry} pending={pages.isLoading} />
          )
        }
        renderCard={(product, namesSource) => (
          <ProductCard product={product} kept={kept(product)} words="brief" namesSource={namesSource}>
            <ProductActions product={product} options={options} />
          </ProductCard>
        )}
      />
    </div>
  )
}

function termsWithout({ categoryIds: _categoryIds, ...terms }: Terms): Terms {
  return terms
}

function ShowOthers({ onClick }: { onClick: () => void }) {
  return (
    <Button icon={<Shuffle />} onClick={onClick}>
      {recommendationTexts.showOthers}
    </Button>
  )
}
