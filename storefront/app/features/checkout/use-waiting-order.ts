import { useFormat } from '../../format.ts'
import { useText } from '../../messages/text.ts'
import { useOrder } from '../orders/list/use-orders.ts'
import { useIsBefore } from '../orders/order/use-is-before.ts'
import { waitsForCode } from '../orders/track/waits-for-code.ts'
import { untilText } from '../payments/until-text.ts'
import { keyOf, readWaitingOrder } from './waiting-order.ts'

/**
 * The order of this browser that waits for its code, once the shop says so, until it is confirmed or over.
 *
 * @param owner  id of the member, '' for a guest
 * @returns  `path` is where the code is entered; `words` say until when
 */
export function useWaitingOrder(owner: string): { orderId: string; path: string; words: string } | undefined {
  const text = useText()
  const format = useFormat()
  const kept = readWaitingOrder(owner)
  const key = kept && keyOf(kept)
  const isWanted = kept !== undefined
  const { data: order } = useOrder({ orderId: kept?.orderId ?? '', key }, undefined, { isWanted })
  const until = isWanted && order && waitsForCode(order) ? order.verifyBy : null
  if (!useIsBefore(until) || !kept || until === null) return undefined
  const { orderId, path } = kept
  return { orderId, path, words: text('last-order.waits', { number: orderId, time: untilText(text, format, until) }) }
}
