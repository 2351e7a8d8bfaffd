import { useState } from 'react'
import { categoryPath, categoryTree, searchCategories } from '#domain/catalogue/category-tree.ts'
import { sourceScreenTexts } from '#domain/texts/source-screens.ts'
import { Combobox } from '#client/ui/Combobox.tsx'

const { departments: texts } = sourceScreenTexts.feed

/** The most that the list below the field shows. */
const SHOWN = 12

const top = categoryTree.map(({ id, name }) => ({ value: id, label: name }))

/** One category of the tree, found by its words; emptied, none. What names no category is given up on leaving. */
export function CategoryField({
  department,
  value,
  onChange,
}: {
  department: string
  value: string | null
  onChange: (categoryId: string | null) => void
}) {
  const [typed, setTyped] = useState<string>()
  const path = value === null ? '' : (categoryPath(value) ?? '')
  const choices =
    typed === undefined || typed.trim() === ''
      ? top
      : searchCategories(typed)
          .slice(0, SHOWN)
          .map(({ id, path: label }) => ({ value: id, label }))
  return (
    <Combobox
      aria-label={texts.categoryOf(department)}
      listLabel={texts.categories}
      placeholder={texts.noCategory}
      value={typed ?? path}
      choices={choices}
      onChange={({ target }) => setTyped(target.value)}
      onFocus={({ target }) => target.select()}
      onChoose={(categoryId) => {
        setTyped(undefined)
        onChange(categoryId)
      }}
      onBlur={() => {
        if (typed?.trim() === '' && value !== null) onChange(null)
        setTyped(undefined)
      }}
    />
  )
}
