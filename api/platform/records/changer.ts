import type { Language } from '#domain/languages.ts'
import type { OrderActor } from '#domain/order-states.ts'

/** Who changes an order: an account, or null for whoever has its link and for the shop itself. */
export type Changer = {
  actor: OrderActor
  id: string | null
  /** In which a shopper reads the answer; English for everybody else. */
  language?: Language
  /** They have proved to be the buyer, by login or by the key of our mails: they may act, and they read the codes. */
  isBuyer?: boolean
}
