import { formatRupees } from '#domain/money.ts'
import type { PaymentMethod } from '#domain/payment-methods.ts'
import type { Letter, LetterPart, MailShop } from '../letter.ts'
import { longDay } from '../nepal-time.ts'
import { postalAddress } from '../shop-lines.ts'
import { greeting } from '../typed-text.ts'
import { orderAction, orderFacts } from './order-news-parts.ts'
import type { OrderNews } from './template-data.ts'

export function orderConfirmed(news: OrderNews, shop: MailShop): Letter {
  return isDeposit(news) ? depositArrived(news, shop) : allConfirmed(news, shop)
}

/** Of a custom piece half is paid first; in cash nothing is paid before. */
function isDeposit({ payment, total, due = 0 }: OrderNews): boolean {
  return payment !== 'cod' && due > 0 && due < total
}

function depositArrived(news: OrderNews, shop: MailShop): Letter {
  const { number, name, total, due = 0, weeks } = news
  const [paid, left] = [formatRupees(total - due), formatRupees(due)]
  const making = weeks === undefined ? 'The making begins.' : `The making begins, and takes ${inWeeks(weeks)}.`
  return {
    subject: `We have your deposit for order ${number}`,
    preview: `${paid} have arrived: the making of your piece begins.`,
    heading: 'The making of your piece begins',
    parts: [
      { paragraph: greeting(name, shop) },
      { paragraph: `Your deposit of ${paid} has arrived. Thank you. ${making}` },
      { paragraph: 'We write to you at each step. The page of your order shows how far it is.' },
      {
        facts: [...orderFacts(news), ['Paid', paid], ['Still to be paid', left]],
      },
      { paragraph: `You need not pay ${left} now: we write to you when your piece is ready, and then it is due.` },
      ...(news.method === 'pickup' ? collecting(news, shop) : bringing(news)),
      { paragraph: 'You find your tax invoice on the page of your order, to print or to keep.' },
      orderAction(news, shop),
    ],
  }
}

function inWeeks(weeks: number): string {
  return weeks === 1 ? 'about one week' : `about ${weeks} weeks`
}

function allConfirmed(news: OrderNews, shop: MailShop): Letter {
  return {
    subject: `Your order ${news.number} is confirmed`,
    preview: 'We are getting it ready for you.',
    heading: 'Your order is confirmed',
    parts: [
      { paragraph: greeting(news.name, shop) },
      { paragraph: 'Thank you for your order. It is confirmed, and we are getting it ready for you.' },
      { facts: orderFacts(news) },
      ...(news.method === 'pickup' ? collecting(news, shop) : bringing(news)),
      { paragraph: paying(news) },
      { paragraph: 'You find your tax invoice on the page of your order, to print or to keep.' },
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

const arrived: Record<PaymentMethod, string> = {
  bank: 'Your bank transfer has arrived',
  esewa: 'Your payment by eSewa has arrived',
  khalti: 'Your payment by Khalti has arrived',
  cod: 'Your payment has arrived',
}

function paying({ payment, method, total, due = payment === 'cod' ? total : 0 }: OrderNews): string {
  if (due === 0) return `${arrived[payment]}: there is nothing left to pay.`
  if (payment !== 'cod') return `${formatRupees(due)} are to be paid before it leaves us.`
  return `You pay ${formatRupees(due)} in cash when ${method === 'pickup' ? 'you collect it' : 'it arrives'}.`
}
