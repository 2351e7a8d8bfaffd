import { useLocation, useSearch } from 'wouter'
import { FIRST_YEAR, LAST_YEAR } from '#domain/budget/years.ts'
import { dateParts } from '#domain/shared/calendar-date.ts'
import { useToday } from '#client/features/profile/parts/use-today.ts'
import { paths } from '#client/lib/paths.ts'

/** The year shown, which is in the address, so that reload and Back restore it; without one, the current year. */
export function useYear() {
  const current = dateParts(useToday()).year
  const asked = Number(new URLSearchParams(useSearch()).get('year') ?? '')
  const [, navigate] = useLocation()
  const year = Number.isInteger(asked) && asked >= FIRST_YEAR && asked <= LAST_YEAR ? asked : current
  const go = (to: number) => navigate(to === current ? paths.budget : `${paths.budget}?year=${to}`)
  return { year, current, go }
}
