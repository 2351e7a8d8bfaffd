import { MAX_LINE_LENGTH } from '../limits.ts'
import { textLines, type TextLine } from '../text-lines.ts'
import { isQuotedPrintable, parseProperty, type Property } from './property.ts'

/** The properties of one card that we read, in the file's order. */
export interface Card {
  /** Where it begins. */
  line: number
  properties: Property[]
  /** Lines left out because they were too long. */
  longLines: number[]
  hasTooMany: boolean
  isFinished: boolean
}

/** Properties kept of one card; a rich one has about 50. */
export const MAX_PROPERTIES = 500

/** The cards of a file, one after another. Cards within cards (AGENT) are skipped. */
export function* readCards(text: string): Generator<Card> {
  let card: Card | undefined
  let inner = 0
  for (const { text: line, number, isTooLong } of unfoldedLines(text)) {
    const marker =
      line.length < MAX_MARKER ? /^\s*(BEGIN|END)\s*:\s*VCARD\s*$/i.exec(line)?.[1]?.toUpperCase() : undefined
    if (marker === 'BEGIN') {
      if (card && card.properties.at(-1)?.name === 'AGENT') inner++
      else {
        if (card) yield card
        card = { line: number, properties: [], longLines: [], hasTooMany: false, isFinished: false }
        inner = 0
      }
    } else if (marker === 'END') {
      if (inner > 0) inner--
      else if (card) {
        yield { ...card, isFinished: true }
        card = undefined
      }
    } else if (card && inner === 0) {
      if (isTooLong) noteLong(card, line, number)
      else keep(card, line, number)
    }
  }
  if (card) yield card
}

/** 'BEGIN:VCARD' with some spaces around it. */
const MAX_MARKER = 40
const MAX_LONG_LINES = 20

function noteLong(card: Card, text: string, line: number) {
  if (KEPT.test(text) && card.longLines.length < MAX_LONG_LINES) card.longLines.push(line)
}

function keep(card: Card, text: string, line: number) {
  if (!KEPT.test(text)) return
  if (card.properties.length >= MAX_PROPERTIES) card.hasTooMany = true
  else {
    const property = parseProperty(text, line)
    if (property) card.properties.push(property)
  }
}

/** What we use. Pictures, sounds and keys are never looked at, nor is what other programs keep for themselves. */
const KEPT =
  /^\s*(?:[\w-]+\.)?(?:VERSION|FN|N|NICKNAME|ORG|BDAY|ANNIVERSARY|EMAIL|TEL|ADR|LABEL|GENDER|NOTE|CATEGORIES|RELATED|UID|KIND|MEMBER|HOBBY|INTEREST|AGENT|SPOUSE|X-[\w-]+)\s*[;:]/i

interface UnfoldedLine extends TextLine {
  isTooLong: boolean
}

/** Folded lines joined again, soft line breaks of quoted-printable included. The longest are cut short and marked. */
function* unfoldedLines(text: string): Generator<UnfoldedLine> {
  let line: (UnfoldedLine & { isQuoted: boolean }) | undefined
  let keepsSpace = false
  for (const { text: next, number } of textLines(text)) {
    const isFolded = next.startsWith(' ') || next.startsWith('\t')
    const isSoftBreak = line !== undefined && line.isQuoted && line.text.endsWith('=') && !/^END:VCARD/i.test(next)
    if (line && (isFolded || isSoftBreak)) {
      // In vCard 2.1 a line is folded before a space, which stays; later versions add one that goes. With
      // quoted-printable, programs add one in 2.1, too.
      const added: string = isFolded && (!keepsSpace || line.isQuoted) ? next.slice(1) : next
      append(line, isSoftBreak ? line.text.slice(0, -1) : line.text, added)
      continue
    }
    if (line) yield line
    line = { number, text: '', isTooLong: false, isQuoted: mayBeQuoted(next) }
    append(line, '', next)
    if (/^VERSION:/i.test(next)) keepsSpace = /^VERSION:\s*2\.1/i.test(next)
  }
  if (line) yield line
}

function append(line: UnfoldedLine, before: string, added: string) {
  line.isTooLong ||= before.length + added.length > MAX_LINE_LENGTH
  // Enough is kept to see what the line was, and no more, however often it goes on.
  line.text = line.isTooLong ? (before + added.slice(0, MAX_SHOWN)).slice(0, MAX_SHOWN) : before + added
}

const MAX_SHOWN = 100

function mayBeQuoted(text: string): boolean {
  if (!/QUOTED-PRINTABLE/i.test(text.slice(0, 300))) return false
  const property = parseProperty(text, 0)
  return property !== undefined && isQuotedPrintable(property)
}
