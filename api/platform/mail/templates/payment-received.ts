import type { PaidWay } from '#domain/payments/payment-methods.ts'
import { formatsOf } from '../../language/localized.ts'
import type { Letter, MailShop } from '../letter.ts'
import { greeting } from '../typed-text.ts'
import { mailText } from '../mail-text.ts'
import { collectingParts, orderAction } from './order-news-parts.ts'
import type { MoneyNews } from './template-data.ts'

export function paymentReceived(news: MoneyNews, shop: MailShop): Letter {
  const { name, number, amount, method, due = 0, collect } = news
  const text = mailText(shop)
  const sums = formatsOf(shop.language)
  const sum = sums.money(amount)
  const rest =
    due === 0
      ? text('mail.payment-received.nothing-left')
      : text('mail.payment-received.left', { sum: sums.money(due) })
  return {
    subject: text('mail.payment-received.subject', { number }),
    preview: text('mail.payment-received.preview', { sum }),
    heading: text('mail.payment-received.heading'),
    parts: [
      { paragraph: greeting(name, shop) },
      { paragraph: `${arrived(sum, method, shop)} ${rest}` },
      { facts: [[text('mail.letter.order'), number]] },
      ...(collect ? collectingParts(collect, due, shop) : []),
      orderAction(news, shop),
    ],
  }
}

function arrived(sum: string, method: PaidWay | undefined, shop: MailShop): string {
  const text = mailText(shop)
  return method === undefined || method === 'cod'
    ? text('mail.payment-received.arrived', { sum })
    : text(`mail.payment-received.arrived-by.${method}`, { sum })
}
