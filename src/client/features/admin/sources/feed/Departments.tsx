import { Search } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import type { FeedDepartment } from '#domain/catalogue/sources/schema.ts'
import { matches } from '#domain/shared/search-text.ts'
import { sourceScreenTexts } from '#domain/texts/source-screens.ts'
import { Badge } from '#client/ui/Badge.tsx'
import { Button } from '#client/ui/Button.tsx'
import { Card } from '#client/ui/Card.tsx'
import { Checkbox } from '#client/ui/Checkbox.tsx'
import { TextInput } from '#client/ui/TextInput.tsx'
import { CategoryField } from './CategoryField.tsx'
import styles from './Departments.module.css'
import page from './FeedPage.module.css'
import type { FeedForm } from './use-feed-form.ts'

const { departments: texts } = sourceScreenTexts.feed

/** So many at first, and with each press of the button. */
const STEP = 25

/** Where the feed's own departments are in the category tree: guessed, to be corrected; the largest first. */
export function Departments({ form }: { form: FeedForm }) {
  const { departments } = form
  const [query, setQuery] = useState('')
  const [isOnlyWithout, setOnlyWithout] = useState(false)
  const [shown, setShown] = useState(STEP)
  const asked = useDeferredValue(query).trim()
  if (departments.length === 0) return form.preview.data === undefined ? null : <NoDepartments />

  // A row that was just given a category stays until the filter is set again.
  const isOpen = ({ name, categoryId }: FeedDepartment) =>
    categoryId === null || Object.hasOwn(form.changes.departments ?? {}, name)
  const without = departments.filter(({ categoryId }) => categoryId === null).length
  const found = departments.filter(
    (one) => (asked === '' || matches(one.name, asked)) && (!isOnlyWithout || isOpen(one)),
  )
  return (
    <Card title={texts.title}>
      <p className={page['lead']}>{texts.lead}</p>
      {departments.length > 8 && (
        <div className={styles['filters']}>
          <div className={styles['search']}>
            <TextInput
              type="search"
              icon={<Search />}
              aria-label={texts.search}
              placeholder={texts.search}
              value={query}
              onChange={({ target }) => setQuery(target.value)}
            />
          </div>
          {(without > 0 || isOnlyWithout) && (
            <Checkbox label={texts.onlyWithout(without)} checked={isOnlyWithout} onChange={setOnlyWithout} />
          )}
        </div>
      )}
      {found.length === 0 && <p className={page['lead']}>{texts.noneFound}</p>}
      <ul aria-label={texts.title} className={styles['list']}>
        {found.slice(0, shown).map((one) => (
          <li key={one.name} className={styles['row']}>
            <Row department={one} form={form} />
          </li>
        ))}
      </ul>
      {found.length > shown && (
        <div className={styles['more']}>
          <Button onClick={() => setShown(shown + STEP)}>{texts.more(Math.min(STEP, found.length - shown))}</Button>
          <span>{texts.shownOf(shown, found.length)}</span>
        </div>
      )}
    </Card>
  )
}

function Row({
  department: { name, products, categoryId, isGuessed },
  form,
}: {
  department: FeedDepartment
  form: FeedForm
}) {
  const shownName = name === '' ? texts.unnamed : name
  return (
    <>
      <div className={styles['what']}>
        <span className={styles['name']}>{shownName}</span>
        <span className={styles['quiet']}>{products === 0 ? texts.gone : texts.products(products)}</span>
      </div>
      <CategoryField
        department={shownName}
        value={categoryId}
        onChange={(category) => form.setCategory(name, category)}
      />
      <span className={styles['how']}>
        {isGuessed ? (
          categoryId !== null && <Badge>{texts.guessed}</Badge>
        ) : (
          <Badge tone="friend">{texts.chosen}</Badge>
        )}
      </span>
    </>
  )
}

function NoDepartments() {
  return (
    <Card title={texts.title}>
      <p className={page['lead']}>{texts.none}</p>
    </Card>
  )
}
