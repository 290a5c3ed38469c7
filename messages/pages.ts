import { messages as accounts } from './en/accounts.ts'
import { messages as addresses } from './en/addresses.ts'
import { messages as afterSales } from './en/after-sales.ts'
import { messages as cart } from './en/cart.ts'
import { messages as chat } from './en/chat.ts'
import { messages as checkout } from './en/checkout.ts'
import { messages as checkoutParts } from './en/checkout-parts.ts'
import { messages as comparison } from './en/comparison.ts'
import { messages as contact } from './en/contact.ts'
import { messages as content } from './en/content.ts'
import { messages as delivery } from './en/delivery.ts'
import { messages as drive } from './en/drive.ts'
import { messages as footer } from './en/footer.ts'
import { messages as forms } from './en/forms.ts'
import { messages as help } from './en/help.ts'
import { messages as home } from './en/home.ts'
import { messages as credit } from './en/credit.ts'
import { messages as instalments } from './en/instalments.ts'
import { messages as later } from './en/later.ts'
import { messages as list } from './en/list.ts'
import { messages as listing } from './en/listing.ts'
import { messages as notices } from './en/notices.ts'
import { messages as order } from './en/order.ts'
import { messages as orders } from './en/orders.ts'
import { messages as passages } from './en/passages.ts'
import { messages as payments } from './en/payments.ts'
import { messages as pieces } from './en/pieces.ts'
import { messages as plan } from './en/plan.ts'
import { messages as planAccount } from './en/plan-account.ts'
import { messages as planSharing } from './en/plan-sharing.ts'
import { messages as planner } from './en/planner.ts'
import { messages as plannerParts } from './en/planner-parts.ts'
import { messages as projects } from './en/projects.ts'
import { messages as reviews } from './en/reviews.ts'
import { messages as search } from './en/search.ts'
import { messages as session } from './en/session.ts'
import { messages as sets } from './en/sets.ts'
import { messages as start } from './en/start.ts'
import { messages as track } from './en/track.ts'
import { messages as visit } from './en/visit.ts'
import { messages as ways } from './en/ways.ts'

/**
 * Groups of the pages' texts, each a file of that name in every language's folder. Each is a separate file for the
 * browser, and a page loads the groups it needs (storefront/app/messages/load-messages.ts). A text of a missing group is
 * a console error, which fails every browser test.
 */
const groups = {
  accounts,
  addresses,
  'after-sales': afterSales,
  cart,
  chat,
  checkout,
  'checkout-parts': checkoutParts,
  comparison,
  contact,
  content,
  delivery,
  drive,
  footer,
  forms,
  help,
  home,
  credit,
  instalments,
  later,
  list,
  listing,
  notices,
  order,
  orders,
  passages,
  payments,
  pieces,
  plan,
  'plan-account': planAccount,
  'plan-sharing': planSharing,
  planner,
  'planner-parts': plannerParts,
  projects,
  reviews,
  search,
  session,
  sets,
  start,
  track,
  visit,
  ways,
}
export type MessageGroup = keyof typeof groups

type Joined<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never

/**
 * All texts of the pages, in English. To add one:
 * - Give it a key `{where}.{what}` beside its neighbors in the file of its group.
 * - Write it in ICU (`'{count, plural, one {# product} other {# products}}'`).
 * - Translate it into each other language under the same key.
 * - Show it on the page with `useText()('listing.count', { count })`.
 *
 * TypeScript requires the parameters between the braces. Parameters must be outside a plural's branches, which use `#`.
 * Money, numbers and dates arrive formatted (storefront/app/format.ts).
 *
 * Pages import it in tests and types only: they would load all texts with it.
 */
export const messages = Object.assign({}, ...Object.values(groups)) as Joined<(typeof groups)[MessageGroup]>
