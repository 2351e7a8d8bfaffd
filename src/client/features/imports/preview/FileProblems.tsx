import type { OpenImport } from '#domain/imports/schema.ts'
import { importScreenTexts } from '#domain/texts/import-screens.ts'
import styles from './FileProblems.module.css'

const { preview: texts } = importScreenTexts

/** What in the file became nobody, or something else: one quiet line that opens. */
export function FileProblems({ problems }: { problems: NonNullable<OpenImport['problems']> }) {
  if (problems.length === 0) return null
  return (
    <details className={styles['problems']}>
      <summary>{texts.problems(problems.length)}</summary>
      <ul>
        {problems.map(({ line, text }, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- the same sentence may be there twice, and none moves
          <li key={place}>
            {line !== null && <span>{texts.line(line)}</span>}
            {text}
          </li>
        ))}
      </ul>
    </details>
  )
}
