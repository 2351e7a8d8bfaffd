import { sumCents, type Cents } from '../shared/money.ts'
import { shareEqually, type Share, type SplitMethod } from './shares.ts'

export const replyStates = ['in', 'paid', 'out'] as const
export type ReplyState = (typeof replyStates)[number]

/** What a contributor answered by their link. */
export interface Reply {
  state: ReplyState
  note: string | null
  /** ISO instant. */
  at: string
  /** Their share at that time: it's what they agreed to. */
  amountCents: Cents
}

export interface AnsweredShare extends Share {
  reply?: Reply | null | undefined
  /** ISO instant of the confirmation. */
  contributedAt?: string | undefined
}

/** Where a contributor is. A confirmed share is paid, no matter who confirmed it; a payment that was undone is a promise again. */
export function stateOf({ confirmed, reply }: Pick<AnsweredShare, 'confirmed' | 'reply'>): ReplyState | null {
  if (confirmed) return 'paid'
  if (!reply) return null
  return reply.state === 'paid' ? 'in' : reply.state
}

/** What they said they'd pay and haven't paid: never more than they agreed to. */
export function promisedCents(row: AnsweredShare): Cents {
  return stateOf(row) === 'in' ? Math.min(row.amountCents, row.reply?.amountCents ?? 0) : 0
}

/** The three sums that the organizer and the contributors see. */
export function pledges(rows: readonly AnsweredShare[]): { planned: Cents; promised: Cents; paid: Cents } {
  return {
    planned: sumCents(rows.map(({ amountCents }) => amountCents)),
    promised: sumCents(rows.map(promisedCents)),
    paid: sumCents(rows.filter(({ confirmed }) => confirmed).map(({ amountCents }) => amountCents)),
  }
}

/** Whether the organizer confirmed the share: then only they undo it. */
export function isConfirmedByOrganizer({ confirmed, reply }: Pick<AnsweredShare, 'confirmed' | 'reply'>): boolean {
  return confirmed && reply?.state !== 'paid'
}

/**
 * The rows after a contributor's answer: 'paid' confirms the share, 'in' and 'out' take such a confirmation back. 'out'
 * keeps row and amount. In an equal split, what is no longer confirmed is shared again.
 * @param note undefined keeps the one before
 */
export function withReply<S extends AnsweredShare & { id: string }>(
  { rows, method, total }: { rows: readonly S[]; method: SplitMethod; total: Cents },
  id: string,
  { state, note, at }: { state: ReplyState; note: string | null | undefined; at: string },
): S[] {
  const answered = rows.map((row): S => {
    if (row.id !== id) return row
    const { contributedAt, ...rest } = row
    const confirmed = state === 'paid'
    const reply = {
      state,
      note: note === undefined ? (row.reply?.note ?? null) : note,
      at,
      amountCents: row.amountCents,
    }
    return { ...rest, confirmed, ...(confirmed && { contributedAt: contributedAt ?? at }), reply } as S
  })
  return method === 'equal' ? shareEqually(answered, total) : answered
}

/** The organizer says that nothing was paid: what the contributor said is a promise again. */
export function afterUndo(reply: Reply): Reply {
  return reply.state === 'paid' ? { ...reply, state: 'in' } : reply
}
