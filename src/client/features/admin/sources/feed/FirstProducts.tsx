import { CircleAlert, Eye } from 'lucide-react'
import type { FeedPreview } from '#domain/catalogue/sources/schema.ts'
import { categoryPath } from '#domain/catalogue/category-tree.ts'
import { formatMoney, fromDecimal } from '#domain/shared/money.ts'
import { generalTexts } from '#domain/texts/general.ts'
import { sourceScreenTexts } from '#domain/texts/source-screens.ts'
import { errorText } from '#client/lib/api-error.ts'
import { Button } from '#client/ui/Button.tsx'
import { Card } from '#client/ui/Card.tsx'
import { EmptyState, ErrorState } from '#client/ui/EmptyState.tsx'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import page from './FeedPage.module.css'
import styles from './FirstProducts.module.css'
import type { FeedForm } from './use-feed-form.ts'

const { preview: texts } = sourceScreenTexts.feed

/** The beginning of the feed, read with the columns and categories as they are chosen now. */
export function FirstProducts({ form }: { form: FeedForm }) {
  const { preview, hasContent, isAsked, ask } = form
  if (!hasContent) return null
  if (!isAsked)
    return (
      <Card title={texts.title}>
        <EmptyState
          icon={<Eye />}
          title={texts.unasked}
          text={texts.unaskedText}
          action={<Button onClick={ask}>{texts.show}</Button>}
        />
      </Card>
    )
  return (
    <Card
      title={texts.title}
      actions={
        preview.data !== undefined && (
          <Button size="sm" pending={preview.isFetching} onClick={() => void preview.refetch()}>
            {texts.again}
          </Button>
        )
      }
    >
      {preview.isPending && <Reading />}
      {preview.isError && (
        <ErrorState
          title={texts.couldNotRead}
          text={errorText(preview.error, texts.tryLater)}
          retryLabel={generalTexts.tryAgain}
          pending={preview.isFetching}
          onRetry={() => void preview.refetch()}
        />
      )}
      {preview.data !== undefined && !preview.isError && <Read preview={preview.data} form={form} />}
    </Card>
  )
}

function Reading() {
  return (
    <div className={styles['reading']}>
      <output>{texts.loading}</output>
      <Skeleton height={300} radius={12} />
    </div>
  )
}

function Read({ preview, form }: { preview: FeedPreview; form: FeedForm }) {
  const { format, encoding, rows, problems } = preview
  return (
    <>
      <p className={page['lead']}>{texts.lead(format, encoding)}</p>
      {problems.length > 0 && (
        <div className={styles['problems']}>
          <CircleAlert aria-hidden />
          <ul aria-label={texts.problems}>
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </div>
      )}
      {rows.length === 0 ? (
        <p className={page['lead']}>{texts.none}</p>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is scrolled by keys, too
        <section aria-label={texts.list} tabIndex={0} className={styles['window']}>
          <table className={styles['table']} aria-label={texts.title} aria-busy={form.preview.isFetching}>
            <thead>
              <tr>
                {[texts.product, texts.price, texts.category, texts.stock].map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <Row key={row.line} row={row} form={form} />
              ))}
            </tbody>
          </table>
        </section>
      )}
    </>
  )
}

function Row({ row: { line, product, problem }, form }: { row: FeedPreview['rows'][number]; form: FeedForm }) {
  if (product === null || problem !== null)
    return (
      <tr>
        <th scope="row">
          <span className={styles['title']}>{product?.title ?? texts.line(line)}</span>
        </th>
        <td colSpan={3} className={styles['rejected']}>
          {texts.rejected(problem ?? texts.unreadable)}
        </td>
      </tr>
    )
  const { title, brand, price, originalPrice, department, inStock } = product
  return (
    <tr>
      <th scope="row">
        <span className={styles['title']} title={title}>
          {title}
        </span>
        {brand !== null && <span className={styles['quiet']}>{brand}</span>}
      </th>
      <td>
        {money(price)}
        {originalPrice !== null && <span className={styles['quiet']}>{texts.was(money(originalPrice))}</span>}
      </td>
      <td>
        <Category department={department} categoryId={product.categoryId} form={form} />
      </td>
      <td>{inStock ? texts.inStock : texts.outOfStock}</td>
    </tr>
  )
}

const money = (decimal: string) => formatMoney(fromDecimal(decimal))

/** As chosen below, which the server doesn't know yet. */
function Category({ department, categoryId, form }: { department: string; categoryId: string | null; form: FeedForm }) {
  const chosen = form.departments.find(({ name }) => name === department)
  const id = chosen === undefined ? categoryId : chosen.categoryId
  return (
    <>
      {id === null ? texts.noCategory : (categoryPath(id) ?? texts.noCategory)}
      {department !== '' && <span className={styles['quiet']}>{department}</span>}
    </>
  )
}
