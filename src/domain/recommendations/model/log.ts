/** The outcome of a request; 'sent' until something comes back. */
export const modelOutcomes = ['sent', 'answered', 'late', 'failed', 'unusable'] as const
export type ModelOutcome = (typeof modelOutcomes)[number]

/** For how many days the log keeps what was sent. */
export const LOG_DAYS = 30

/** An answer holds for so many hours, unless something about the person changes. */
export const ANSWER_HOURS = 24

/** Gifts and dismissals store ideas of a language model under this provider. */
export const MODEL_PROVIDER = 'language-model'
