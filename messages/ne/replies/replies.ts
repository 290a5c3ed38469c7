import { messages as accounts } from './accounts.ts'
import { messages as anyCall } from './any-call.ts'
import { messages as goods } from './goods.ts'
import { messages as notices } from './notices.ts'
import { messages as officeGoods } from './office-goods.ts'
import { messages as officeTrade } from './office-trade.ts'
import { messages as orders } from './orders.ts'

/** Texts that the API answers to shoppers. */
export const replies = {
  ...accounts,
  ...anyCall,
  ...goods,
  ...notices,
  ...officeGoods,
  ...officeTrade,
  ...orders,
}
