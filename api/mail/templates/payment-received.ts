import { formatRupees } from '#domain/money.ts'
import { isWallet, walletNames, type PaymentMethod } from '#domain/payment-methods.ts'
import type { Letter, MailShop } from '../letter.ts'
import { greeting } from '../typed-text.ts'
import { orderAction } from './order-news-parts.ts'
import type { MoneyNews } from './template-data.ts'

export function paymentReceived(news: MoneyNews, shop: MailShop): Letter {
  const { name, number, amount, due = 0 } = news
  const sum = formatRupees(amount)
  const rest = due === 0 ? 'There is nothing left to pay.' : `${formatRupees(due)} are still to be paid.`
  return {
    subject: `We have your payment for order ${number}`,
    preview: `${sum} have arrived.`,
    heading: 'Thank you for your payment',
    parts: [
      { paragraph: greeting(name, shop) },
      { paragraph: `Your payment of ${sum}${wayOf(news.method)} has arrived. ${rest}` },
      { facts: [['Order', number]] },
      orderAction(news, shop),
    ],
  }
}

function wayOf(method: PaymentMethod | undefined): string {
  if (method === 'bank') return ' by bank transfer'
  return method && isWallet(method) ? ` by ${walletNames[method]}` : ''
}
