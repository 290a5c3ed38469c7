import { type LastOrder, readOrdersOfDay } from './last-order.ts'

/**
 * Returns the newest order of the day whose code can still be entered; the shop knows whether it was. A file of its own,
 * since the checkout needs the rest at once.
 *
 * @param owner  id of the member, '' for a guest
 */
export function readWaitingOrder(owner: string): LastOrder | undefined {
  return readOrdersOfDay(owner).find(({ codeBy }) => typeof codeBy === 'string' && Date.parse(codeBy) >= Date.now())
}
