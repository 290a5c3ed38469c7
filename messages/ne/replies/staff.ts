import { sentences as fields } from './staff-fields.ts'
import { sentences as goods } from './staff-goods.ts'
import { sentences as limits } from './staff-limits.ts'
import { sentences as money } from './staff-money.ts'
import { sentences as orders } from './staff-orders.ts'
import { sentences as people } from './staff-people.ts'
import { sentences as shop } from './staff-shop.ts'

/**
 * Sentences without values that the API answers to staff, by their English text. Those with values are messages with an
 * id, like all that shoppers read.
 */
export const staffSentences: Readonly<Record<string, string>> = {
  ...fields,
  ...goods,
  ...limits,
  ...money,
  ...orders,
  ...people,
  ...shop,
}
