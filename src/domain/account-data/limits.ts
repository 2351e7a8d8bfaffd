import type { Limit } from '../shared/contract.ts'

/** Every export reads all of its kind, so they count together. */
export const exportLimit: Limit = { name: 'export', max: 30, windowSeconds: 3600, per: 'account' }
