const linkIn = /(?:https?:\/\/|www\.)[^\s<>"“”]+/i

/** The words and the link of 'Merino scarf https://…', as phones share it. Without a link the words are the text as it is. */
export function splitPasted(text: string): { words: string; link: string | undefined } {
  const match = linkIn.exec(text)
  const found = match === null ? undefined : withoutEnding(match[0])
  const link = found === undefined || /^https?:/i.test(found) ? found : `https://${found}`
  if (match === null || found === undefined || link === undefined || !isWebLink(link))
    return { words: text, link: undefined }
  const around = [text.slice(0, match.index), text.slice(match.index + found.length)]
  return { words: tidy(around.join(' ')), link }
}

/** Whether a change of a field added a whole link: by pasting, sharing or dropping, or by finishing a typed one. */
export function bringsLink(before: string, after: string): boolean {
  const { link } = splitPasted(after)
  if (link === undefined) return false
  const typed = after.length - before.length < 2
  return !typed || /(?:https?:\/\/|www\.)\S+\s/i.test(after)
}

export function isWebLink(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname } = new URL(text)
  return ['http:', 'https:'].includes(protocol) && hostname !== ''
}

/** A shop's name as people know it: 'etsy.com'. */
export function hostOf(link: string): string {
  return isWebLink(link) ? new URL(link).hostname.replace(/^www\./, '') : link
}

/** A sentence's final punctuation isn't part of the link; a closing bracket is if it was opened there. */
function withoutEnding(link: string): string {
  const shorter = link.replace(/[.,;:!?'’»…]+$/, '')
  const isOpen = shorter.endsWith(')') && !shorter.includes('(')
  return isOpen ? withoutEnding(shorter.slice(0, -1)) : shorter
}

/** One line, without the punctuation that introduced the link. */
function tidy(words: string): string {
  const line = words
    .replace(/\s+/g, ' ')
    .replace(/\(\s*\)|<\s*>/g, '')
    .replace(/\s[.,;!?]+$/, '')
    .trim()
    .replace(/\s*[-–—|:,•]+$/, '')
  return line.replace(/^(["'“‘«])(.*)["'”’»]$/, '$2').trim()
}
