import { SearchX } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { generalTexts } from '#domain/texts/general.ts'
import { paletteTexts } from '#domain/texts/search.ts'
import { Button } from '#client/ui/Button.tsx'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx'
import type { Group } from './groups.tsx'
import { PaletteOption } from './PaletteOption.tsx'
import type { Option } from './PaletteOption.tsx'
import styles from './PaletteList.module.css'

export type SearchStatus = {
  text: string
  /** Nothing was answered yet. */
  isFirst: boolean
  isCurrent: boolean
  hasFailed: boolean
  retry: () => void
}

export function idOf(listId: string, { key }: Option): string {
  return `${listId}-${key}`
}

/** The groups of results and actions, with the state of the search above them. */
export function PaletteList({
  id,
  label,
  groups,
  activeKey,
  onActivate,
  status,
}: {
  id: string
  label: string
  groups: readonly Group[]
  activeKey: string | undefined
  onActivate: (key: string) => void
  status: SearchStatus
}) {
  const list = useRef<HTMLDivElement>(null)
  const isFirst = groups[0]?.options[0]?.key === activeKey
  useEffect(() => {
    // The first one brings the heading above it into view.
    if (isFirst) list.current?.scrollTo({ top: 0 })
    else list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [activeKey, isFirst])
  return (
    <>
      <Status {...status} groups={groups} />
      {groups.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select has no pictures and no field of its own
        <div ref={list} role="listbox" id={id} aria-label={label} tabIndex={-1} className={styles['list']}>
          {groups.map((group) => (
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset has no options
            <div key={group.key} role="group" aria-labelledby={`${id}-${group.key}`} className={styles['group']}>
              <div id={`${id}-${group.key}`} role="presentation" className={styles['heading']}>
                {group.label}
              </div>
              {group.options.map((option) => (
                <PaletteOption
                  key={option.key}
                  option={option}
                  id={idOf(id, option)}
                  isActive={option.key === activeKey}
                  onActivate={() => onActivate(option.key)}
                />
              ))}
            </div>
          ))}
        </div>
      )}
    </>
  )
}

function Status({ text, isFirst, isCurrent, hasFailed, retry, groups }: SearchStatus & { groups: readonly Group[] }) {
  const count = groups.reduce((sum, { options }) => sum + options.length, 0)
  // Actions with the typed words themselves are always there.
  const hasFound = groups.some(({ options }) => options.some(({ isOfText }) => isOfText !== true))
  const nothing = isCurrent && text !== '' && !hasFound && paletteTexts.nothingFound(text)
  return (
    <>
      {hasFailed && (
        <div role="alert" className={styles['failed']}>
          <p>{paletteTexts.failed}</p>
          <Button size="sm" onClick={retry}>
            {generalTexts.tryAgain}
          </Button>
        </div>
      )}
      {isFirst && !hasFailed && <Coming />}
      {nothing && (
        <p className={styles['nothing']}>
          <SearchX aria-hidden />
          <span>{nothing}</span>
        </p>
      )}
      <VisuallyHidden>
        <output>{isCurrent && text !== '' ? nothing || paletteTexts.found(count) : ''}</output>
      </VisuallyHidden>
    </>
  )
}

function Coming() {
  return (
    <div className={styles['coming']} aria-hidden>
      <Skeleton height={40} radius={12} />
      <Skeleton height={40} radius={12} />
      <Skeleton height={40} radius={12} />
    </div>
  )
}
