import type { PlanBody, SlotsReply } from '#contract/fulfilment.ts'
import type { OrderReply } from '#contract/orders/orders.ts'
import { ask } from '../accounts/session/ask.ts'
import { type OrderAccess, pathOf } from '../orders/orders-api.ts'
import { sendOnce } from '../orders/send-once.ts'
import type { Answer } from '../accounts/session/call.ts'
import type { PhotoReply } from '../photos/private-photos.tsx'

/** Calls for an order after it was placed; every change answers with the changed order. */
export const fulfilmentApi = {
  slots: (door: OrderAccess, delivery: number): Promise<Answer<SlotsReply>> =>
    ask({ method: 'GET', path: pathOf(door, `/deliveries/${delivery}/slots`) }),
  plan: (door: OrderAccess, delivery: number, body: PlanBody): Promise<Answer<OrderReply>> =>
    ask({ method: 'PUT', path: pathOf(door, `/deliveries/${delivery}`), body }),
  reportDamage: (door: OrderAccess, body: FormData): Promise<Answer<OrderReply>> =>
    sendOnce<OrderReply>(pathOf(door, '/damage'), body),
  requestReturn: (door: OrderAccess, body: FormData): Promise<Answer<OrderReply>> =>
    sendOnce<OrderReply>(pathOf(door, '/returns'), body),
  withdrawReturn: (door: OrderAccess, returnId: string): Promise<Answer<OrderReply>> =>
    ask({ method: 'POST', path: pathOf(door, `/returns/${returnId}/withdraw`) }),
  photo: (door: OrderAccess, photoId: string): Promise<Answer<PhotoReply>> =>
    ask({ method: 'GET', path: pathOf(door, `/photos/${photoId}`), isFile: true }),
}
