import { useEffect, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { paths } from '#client/lib/paths.ts'
import type { ContactFilter } from './contact-list.ts'
import { filterFrom, searchFor } from './filter-address.ts'

/** Browsers refuse more than some hundred changes of the address in half a minute. */
const PAUSE_MS = 300

/** The filter of the list. It is in the address too, so that Back, a reload and a bookmark restore it. */
export function useFilter(): [ContactFilter, (patch: Partial<ContactFilter>) => void] {
  const search = useSearch()
  const [, navigate] = useLocation()
  const [filter, setFilter] = useState(() => filterFrom(search))
  const [seen, setSeen] = useState(search)
  if (search !== seen) {
    setSeen(search)
    // Not what was typed here a moment ago: a link to this page, or Back.
    if (searchFor(filterFrom(search)) !== searchFor(filter)) setFilter(filterFrom(search))
  }
  useEffect(() => {
    if (searchFor(filter) === searchFor(filterFrom(search))) return undefined
    const timer = setTimeout(() => navigate(paths.contacts + searchFor(filter), { replace: true }), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [filter, search, navigate])
  return [filter, (patch) => setFilter((now) => ({ ...now, ...patch }))]
}
