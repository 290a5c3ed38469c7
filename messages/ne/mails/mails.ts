import { messages as accounts } from './accounts.ts'
import { messages as afterSales } from './after-sales.ts'
import { messages as custom } from './custom.ts'
import { messages as deliveries } from './deliveries.ts'
import { messages as letter } from './letter.ts'
import { messages as money } from './money.ts'
import { messages as notices } from './notices.ts'
import { messages as orders } from './orders.ts'
import { messages as questions } from './questions.ts'
import { messages as tickets } from './tickets.ts'

/** Texts of mails. */
export const mails = {
  ...accounts,
  ...afterSales,
  ...custom,
  ...deliveries,
  ...letter,
  ...money,
  ...notices,
  ...orders,
  ...questions,
  ...tickets,
}
