import { type LastOrder, readOrdersOfDay } from './last-order.ts'

/**
 * Returns the newest order of the day whose code can still be entered; the shop knows whether it was. A file of its own,
 * since the checkout needs the rest at once.
 *
 * @param owner  id of the member, '' for a guest
 * @param over   numbers of orders that no longer wait
 */
export function readWaitingOrder(owner: string, over: readonly string[] = []): LastOrder | undefined {
  return readOrdersOfDay(owner).find(({ orderId, codeBy }) => isOpen(codeBy) && !over.includes(orderId))
}

function isOpen(codeBy: string | null | undefined): boolean {
  return typeof codeBy === 'string' && Date.parse(codeBy) >= Date.now()
}
