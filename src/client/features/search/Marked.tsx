import { markedParts } from '#domain/search/marked-parts.ts'
import styles from './PaletteOption.module.css'

/** A text with what the query found in it. The whole is in its title: a long one is cut off. */
export function Marked({ text, query }: { text: string; query: string }) {
  return (
    <span title={text}>
      {markedParts(text, query).map((part, index) =>
        part.isMatch ? (
          // oxlint-disable-next-line react/no-array-index-key -- parts have no other key, and are rendered again with every key press
          <mark key={index} className={styles['match']}>
            {part.text}
          </mark>
        ) : (
          part.text
        ),
      )}
    </span>
  )
}
