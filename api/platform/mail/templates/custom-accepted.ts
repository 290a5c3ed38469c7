import { formatsOf } from '../../language/localized.ts'
import type { Letter, MailShop } from '../letter.ts'
import { nepalTime } from './parts.ts'
import { greeting } from '../typed-text.ts'
import { wordsOf } from '../words/words.ts'
import { accountFacts, billOf, placeOf, tameAddressOf, trackUrl } from './order-parts.ts'
import type { TemplateData } from './template-data.ts'

type Accepted = TemplateData['custom-accepted']

/** Mail to the customer who accepted an offer. */
export function customAccepted(accepted: Accepted, shop: MailShop): Letter {
  const { order } = accepted
  const words = wordsOf(shop).custom.accepted
  const { money } = formatsOf(shop.language)
  const deposit = money(accepted.deposit)
  return {
    subject: words.subject(order.orderId, shop.name),
    preview: words.preview(deposit),
    heading: words.heading,
    parts: [
      { paragraph: greeting(order.name, shop) },
      { paragraph: introOf(accepted, deposit, shop) },
      billOf(order, shop),
      {
        facts: [
          [words.deposit, deposit],
          [words.onceReady, money(order.totals.total - accepted.deposit)],
          placeOf(order, shop, tameAddressOf(order, shop)),
        ],
      },
      ...(order.bank ? [{ paragraph: words.transfer }, accountFacts(order.bank, shop)] : []),
      { action: words.action, url: trackUrl(order, shop) },
    ],
  }
}

function introOf({ order, payBy, weeks }: Accepted, deposit: string, shop: MailShop): string {
  const words = wordsOf(shop).custom.accepted
  const until = nepalTime(payBy, shop)
  if (weeks === 1) return words.introOneWeek(order.orderId, deposit, until)
  return words.introWeeks(order.orderId, deposit, until, formatsOf(shop.language).number(weeks))
}
