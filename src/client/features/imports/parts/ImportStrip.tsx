import { useQuery } from '@tanstack/react-query'
import { importScreenTexts as texts } from '#domain/texts/import-screens.ts'
import { paths } from '#client/lib/paths.ts'
import { ButtonLink } from '#client/ui/Button.tsx'
import { importQueries, isRunning } from '../queries.ts'
import { Progress } from '../run/Progress.tsx'
import styles from './ImportStrip.module.css'
import { useWatch } from './watch.ts'

/** While an import is running: how far it is, and the way to its page. */
export function ImportStrip() {
  const running = useQuery(importQueries.all()).data?.find(isRunning)
  useWatch(running?.id)
  if (running === undefined) return null
  const title = texts.running.title(running.total)
  return (
    <section aria-label={title} className={styles['strip']}>
      <strong>{title}</strong>
      <Progress run={running} />
      <ButtonLink size="sm" href={paths.importOf(running.id)}>
        {texts.running.open}
      </ButtonLink>
    </section>
  )
}
