import { formatRupees } from '#domain/money.ts'
import type { Letter, LetterPart, MailShop } from '../letter.ts'
import { longDay } from '../nepal-time.ts'
import { postalAddress } from '../shop-lines.ts'
import { greeting } from '../typed-text.ts'
import { orderAction, orderFacts } from './order-news-parts.ts'
import type { OrderNews } from './template-data.ts'

export function orderConfirmed(news: OrderNews, shop: MailShop): Letter {
  return {
    subject: `Your order ${news.number} is confirmed`,
    preview: 'We are getting it ready for you.',
    heading: 'Your order is confirmed',
    parts: [
      { paragraph: greeting(news.name) },
      { paragraph: 'Thank you for your order. It is confirmed, and we are getting it ready for you.' },
      { facts: orderFacts(news) },
      ...(news.method === 'pickup' ? collecting(news, shop) : bringing(news)),
      { paragraph: paying(news) },
      orderAction(news, shop),
    ],
  }
}

function collecting({ estimate, collectionCode }: OrderNews, shop: MailShop): LetterPart[] {
  const from = estimate ? ` from ${longDay(estimate.first)} on` : ''
  return [
    { paragraph: `You can collect it${from}: ${postalAddress(shop)}. Please tell us this code when you come.` },
    { code: collectionCode ?? '' },
  ]
}

function bringing({ estimate }: OrderNews): LetterPart[] {
  if (!estimate) return [{ paragraph: 'We will call you to agree on the day of the delivery.' }]
  const { first, last } = estimate
  const days = first === last ? `on ${longDay(first)}` : `between ${longDay(first)} and ${longDay(last)}`
  return [{ paragraph: `We expect to bring it ${days}.` }]
}

function paying({ payment, method, total }: OrderNews): string {
  if (payment === 'bank') return 'Your bank transfer has arrived: there is nothing left to pay.'
  return `You pay ${formatRupees(total)} in cash when ${method === 'pickup' ? 'you collect it' : 'it arrives'}.`
}
