import { messages as accounts } from './accounts.ts'
import { messages as anyCall } from './any-call.ts'
import { messages as goods } from './goods.ts'
import { messages as notices } from './notices.ts'
import { messages as officeGoods } from './office-goods.ts'
import { messages as officeTrade } from './office-trade.ts'
import { messages as orders } from './orders.ts'

/**
 * Texts that the API answers to shoppers and that no page has. Their numbers are not grouped, as `#` would be: a plural's
 * branch repeats its own parameter (`{count, plural, one {a photo} other {{count} photos}}`).
 */
export const replies = {
  ...accounts,
  ...anyCall,
  ...goods,
  ...notices,
  ...officeGoods,
  ...officeTrade,
  ...orders,
}
