import type { Services } from '#server/services.ts'

/** Sends everything that is due on one channel; returns soon after `stopping` was aborted. */
export type Sender = (services: Services, stopping?: AbortSignal) => Promise<void>
