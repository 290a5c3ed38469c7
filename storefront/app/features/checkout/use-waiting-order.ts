import { useEffect, useState } from 'react'
import { useFormat } from '../../format.ts'
import { useText } from '../../messages/text.ts'
import { useOrder } from '../orders/list/use-orders.ts'
import { useIsBefore } from '../orders/order/use-is-before.ts'
import { waitsForCode } from '../orders/track/waits-for-code.ts'
import { untilText } from '../payments/until-text.ts'
import { endWaiting } from './kept-orders.ts'
import { keyOf, readWaitingOrders } from './waiting-order.ts'

/**
 * The newest order of this browser that waits for its code, once the shop says so, until it is confirmed or over; then the
 * one before it, if that waits, too.
 *
 * @param owner  id of the member, '' for a guest
 * @returns  `path` is where the code is entered; `words` say until when
 */
export function useWaitingOrder(owner: string): { orderId: string; path: string; words: string } | undefined {
  const text = useText()
  const format = useFormat()
  const [over, setOver] = useState<readonly string[]>([])
  const kept = readWaitingOrders(owner).find(({ orderId }) => !over.includes(orderId))
  const key = kept && keyOf(kept)
  const isWanted = kept !== undefined
  const { data: order } = useOrder({ orderId: kept?.orderId ?? '', key }, undefined, { isWanted })
  const isOver = kept !== undefined && order !== undefined && !(order && waitsForCode(order))
  if (isOver) setOver([...over, kept.orderId])
  useEffect(() => {
    for (const orderId of over) endWaiting(orderId)
  }, [over])
  const until = isWanted && order && waitsForCode(order) ? order.verifyBy : null
  if (!useIsBefore(until) || !kept || until === null) return undefined
  const { orderId, path } = kept
  return { orderId, path, words: text('last-order.waits', { number: orderId, time: untilText(text, format, until) }) }
}
