import { formatsOf } from '../../language/localized.ts'
import type { Letter, MailShop } from '../letter.ts'
import { deadlineTime } from './parts.ts'
import { greeting } from '../typed-text.ts'
import { mailText } from '../mail-text.ts'
import { accountFacts, billOf, invoiceOf, placeOf, tameAddressOf, trackUrl } from './order-parts.ts'
import type { TemplateData } from './template-data.ts'

type Accepted = TemplateData['custom-accepted']

/** Mail to the customer who accepted an offer. */
export function customAccepted(accepted: Accepted, shop: MailShop): Letter {
  const { order } = accepted
  const text = mailText(shop)
  const { money } = formatsOf(shop.language)
  const deposit = money(accepted.deposit)
  return {
    subject: text('mail.custom-accepted.subject', { number: order.orderId, shop: shop.name }),
    preview: text('mail.custom-accepted.preview', { deposit }),
    heading: text('mail.custom-accepted.heading'),
    parts: [
      { paragraph: greeting(order.name, shop) },
      { paragraph: introOf(accepted, deposit, shop) },
      billOf(order, shop),
      {
        facts: [
          [text('mail.custom-accepted.deposit'), deposit],
          [text('mail.custom-accepted.once-ready'), money(order.totals.total - accepted.deposit)],
          placeOf(order, shop, tameAddressOf(order, shop)),
          ...invoiceOf(order, shop),
        ],
      },
      ...(order.bank ? [{ paragraph: text('mail.custom-accepted.transfer') }, accountFacts(order.bank, shop)] : []),
      { action: text('mail.custom-accepted.action'), url: trackUrl(order, shop) },
    ],
  }
}

function introOf({ order, payBy, weeks }: Accepted, deposit: string, shop: MailShop): string {
  const text = mailText(shop)
  const until = deadlineTime(payBy, shop)
  return text('mail.custom-accepted.intro', { number: order.orderId, deposit, until, weeks })
}
