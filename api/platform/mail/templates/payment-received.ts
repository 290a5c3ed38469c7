import type { PaymentMethod } from '#domain/payments/payment-methods.ts'
import { formatsOf } from '../../language/localized.ts'
import type { Letter, MailShop } from '../letter.ts'
import { greeting } from '../typed-text.ts'
import { wordsOf } from '../words/words.ts'
import { orderAction } from './order-news-parts.ts'
import type { MoneyNews } from './template-data.ts'

export function paymentReceived(news: MoneyNews, shop: MailShop): Letter {
  const { name, number, amount, method, due = 0 } = news
  const { letter, money } = wordsOf(shop)
  const words = money.received
  const sums = formatsOf(shop.language)
  const sum = sums.money(amount)
  const rest = due === 0 ? words.nothingLeft : words.left(sums.money(due))
  return {
    subject: words.subject(number),
    preview: words.preview(sum),
    heading: words.heading,
    parts: [
      { paragraph: greeting(name, shop) },
      { paragraph: `${arrived(sum, method, shop)} ${rest}` },
      { facts: [[letter.order, number]] },
      orderAction(news, shop),
    ],
  }
}

function arrived(sum: string, method: PaymentMethod | undefined, shop: MailShop): string {
  const words = wordsOf(shop).money.received
  return method === undefined || method === 'cod' ? words.arrived(sum) : words.arrivedBy[method](sum)
}
