import { z } from 'zod'

/** A kind of event that the shop's webhooks tell of. */
const EventType = z.object({ name: z.string().describe('Such as order.placed') })

export const EventTypes = z.object({ items: z.array(EventType) })
