import { z } from 'zod'
import { inputTexts } from '../texts/input.ts'
import { deliveryDays } from './order-by.ts'

const { min, max } = deliveryDays
const message = inputTexts.deliveryDays(min, max)

/** How many days a gift takes to arrive: the profile's, a contact's, or an event's. */
export const deliveryDaysSchema = z.int(message).min(min, message).max(max, message)
