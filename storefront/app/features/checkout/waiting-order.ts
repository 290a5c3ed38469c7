import { type LastOrder, readOrdersOfDay } from './last-order.ts'

/**
 * Returns the orders of the day whose code can still be entered, newest first; the shop knows whether it was. A file of its
 * own, since the checkout needs the rest at once.
 *
 * @param owner  id of the member, '' for a guest
 */
export function readWaitingOrders(owner: string): LastOrder[] {
  return readOrdersOfDay(owner).filter(({ codeBy }) => typeof codeBy === 'string' && Date.parse(codeBy) >= Date.now())
}

/** Returns the key that opens an order without an account. */
export function keyOf({ path }: LastOrder): string | undefined {
  return new URLSearchParams(path.split('?')[1]).get('key') ?? undefined
}
