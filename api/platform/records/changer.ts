import type { Language } from '#domain/language/languages.ts'
import type { OrderActor } from '#domain/orders/order-states.ts'

/** The actor that changes an order. `id` is the account; null for the server, and for a shopper who only has the link. */
export type Changer = {
  actor: OrderActor
  id: string | null
  /** Language of the answer for a shopper; English for other actors. */
  language?: Language
  /** Whether the actor has proved to be the buyer, by login or by the mailed key. A buyer may act and see the codes. */
  isBuyer?: boolean
}

/** Returns a staff member as the actor that other functions record. */
export function byStaff({ id }: { id: string }) {
  return { actor: 'staff', id } as const
}
