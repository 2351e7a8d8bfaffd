/** Where a gift of a plan is: kept in mind, chosen, or bought. */
export type GiftState = 'ideas' | 'assigned' | 'bought'

/** The gifts of one state of a person of a plan. */
export type PlanPlace = { list: 'plan'; state: GiftState; contactId: number; eventId: number; person: string }
