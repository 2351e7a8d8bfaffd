/** What the schedule runs (server/jobs/schedule.ts). */
export { checkOffers } from './offers/check-offers.ts'
export { forgetContent } from './offers/forget-content.ts'
