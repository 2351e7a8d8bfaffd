import { splitPasted } from '#client/features/link-preview/parts/pasted.ts'
import { tidyLine } from '#domain/link-preview/title.ts'

/** Characters of a shared text that are read; a link alone may have two thousand. */
const LONGEST = 2_500

/**
 * What a phone shares, as one line to type: a name and a link. Phones put the link in `url` or into the text, and a page's
 * own title beats the sentence that a shop puts around its link.
 */
export function sharedIdea(shared: URLSearchParams): string {
  const part = (name: string) => tidyLine(shared.get(name) ?? '', LONGEST) ?? ''
  const [title, text, url] = [part('title'), part('text'), part('url')]
  const { words, link } = splitPasted(text.includes(url) ? text : `${text} ${url}`.trim())
  return [tidyLine(nameOf(title, words, link !== undefined)) ?? '', link ?? ''].join(' ').trim()
}

function nameOf(title: string, words: string, hasLink: boolean): string {
  if (title === '') return words
  return hasLink || words.includes(title) || title.includes(words) ? title : `${title} ${words}`
}
