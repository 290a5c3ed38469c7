import type { Translated } from './english.ts'
import { messages as accounts } from './ne/accounts.ts'
import { messages as addresses } from './ne/addresses.ts'
import { messages as afterSales } from './ne/after-sales.ts'
import { messages as cart } from './ne/cart.ts'
import { messages as chat } from './ne/chat.ts'
import { messages as checkout } from './ne/checkout.ts'
import { messages as checkoutParts } from './ne/checkout-parts.ts'
import { messages as comparison } from './ne/comparison.ts'
import { messages as contact } from './ne/contact.ts'
import { messages as content } from './ne/content.ts'
import { messages as delivery } from './ne/delivery.ts'
import { messages as drive } from './ne/drive.ts'
import { messages as footer } from './ne/footer.ts'
import { messages as forms } from './ne/forms.ts'
import { messages as help } from './ne/help.ts'
import { messages as home } from './ne/home.ts'
import { messages as credit } from './ne/credit.ts'
import { messages as instalments } from './ne/instalments.ts'
import { messages as later } from './ne/later.ts'
import { messages as list } from './ne/list.ts'
import { messages as listing } from './ne/listing.ts'
import { messages as notices } from './ne/notices.ts'
import { messages as order } from './ne/order.ts'
import { messages as orders } from './ne/orders.ts'
import { messages as passages } from './ne/passages.ts'
import { messages as payments } from './ne/payments.ts'
import { messages as pieces } from './ne/pieces.ts'
import { messages as plan } from './ne/plan.ts'
import { messages as planAccount } from './ne/plan-account.ts'
import { messages as planSharing } from './ne/plan-sharing.ts'
import { messages as planner } from './ne/planner.ts'
import { messages as plannerParts } from './ne/planner-parts.ts'
import { messages as projects } from './ne/projects.ts'
import { messages as reviews } from './ne/reviews.ts'
import { messages as search } from './ne/search.ts'
import { messages as session } from './ne/session.ts'
import { messages as sets } from './ne/sets.ts'
import { messages as start } from './ne/start.ts'
import { messages as track } from './ne/track.ts'
import { messages as visit } from './ne/visit.ts'
import { messages as ways } from './ne/ways.ts'
import { mails } from './ne/mails/mails.ts'
import { replies } from './ne/replies/replies.ts'
import { messages as sms } from './ne/sms/sms.ts'

/** Every text, in Nepali. */
export const nepali: Translated = {
  ...accounts,
  ...addresses,
  ...afterSales,
  ...cart,
  ...chat,
  ...checkout,
  ...checkoutParts,
  ...comparison,
  ...contact,
  ...content,
  ...delivery,
  ...drive,
  ...footer,
  ...forms,
  ...help,
  ...home,
  ...credit,
  ...instalments,
  ...later,
  ...list,
  ...listing,
  ...notices,
  ...order,
  ...orders,
  ...passages,
  ...payments,
  ...pieces,
  ...plan,
  ...planAccount,
  ...planSharing,
  ...planner,
  ...plannerParts,
  ...projects,
  ...reviews,
  ...search,
  ...session,
  ...sets,
  ...start,
  ...track,
  ...visit,
  ...ways,
  ...replies,
  ...mails,
  ...sms,
}
