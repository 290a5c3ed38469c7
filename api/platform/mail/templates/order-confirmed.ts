import { formatsOf } from '../../language/localized.ts'
import type { Letter, LetterPart, MailShop } from '../letter.ts'
import { postalAddress } from '../shop-lines.ts'
import { greeting } from '../typed-text.ts'
import { wordsOf } from '../words/words.ts'
import { orderAction, orderFacts } from './order-news-parts.ts'
import type { OrderNews } from './template-data.ts'

export function orderConfirmed(news: OrderNews, shop: MailShop): Letter {
  return isDeposit(news) ? depositArrived(news, shop) : allConfirmed(news, shop)
}

/**
 * Returns whether a deposit was paid: half of a custom piece is paid in advance, cash orders pay nothing in advance.
 */
function isDeposit({ payment, total, due = 0 }: OrderNews): boolean {
  return payment !== 'cod' && due > 0 && due < total
}

function depositArrived(news: OrderNews, shop: MailShop): Letter {
  const { number, name, total, due = 0 } = news
  const { deposit: words, confirmed } = wordsOf(shop).orders
  const { money } = formatsOf(shop.language)
  const [paid, left] = [money(total - due), money(due)]
  return {
    subject: words.subject(number),
    preview: words.preview(paid),
    heading: words.heading,
    parts: [
      { paragraph: greeting(name, shop) },
      { paragraph: makingOf(news, paid, shop) },
      { paragraph: words.followed },
      { facts: [...orderFacts(news, shop), [words.paid, paid], [words.left, left]] },
      { paragraph: words.notYet(left) },
      ...arrivalOf(news, shop),
      { paragraph: confirmed.invoice },
      orderAction(news, shop),
    ],
  }
}

function makingOf({ weeks }: OrderNews, paid: string, shop: MailShop): string {
  const words = wordsOf(shop).orders.deposit
  if (weeks === undefined) return words.arrived(paid)
  return weeks === 1 ? words.arrivedOneWeek(paid) : words.arrivedWeeks(paid, formatsOf(shop.language).number(weeks))
}

function allConfirmed(news: OrderNews, shop: MailShop): Letter {
  const words = wordsOf(shop).orders.confirmed
  return {
    subject: words.subject(news.number),
    preview: words.preview,
    heading: words.heading,
    parts: [
      { paragraph: greeting(news.name, shop) },
      { paragraph: words.intro },
      { facts: orderFacts(news, shop) },
      ...arrivalOf(news, shop),
      { paragraph: paying(news, shop) },
      { paragraph: words.invoice },
      orderAction(news, shop),
    ],
  }
}

function arrivalOf(news: OrderNews, shop: MailShop): LetterPart[] {
  return news.method === 'pickup' ? collecting(news, shop) : bringing(news, shop)
}

function collecting({ estimate, collectionCode, store }: OrderNews, shop: MailShop): LetterPart[] {
  const words = wordsOf(shop).orders.confirmed
  const address = store ? `${store.name}, ${store.address}` : postalAddress(shop)
  const { day } = formatsOf(shop.language)
  return [
    { paragraph: estimate ? words.collectFrom(day(estimate.first), address) : words.collect(address) },
    { code: collectionCode ?? '' },
  ]
}

function bringing({ estimate }: OrderNews, shop: MailShop): LetterPart[] {
  const words = wordsOf(shop).orders.confirmed
  if (!estimate) return [{ paragraph: words.byArrangement }]
  const { day } = formatsOf(shop.language)
  const { first, last } = estimate
  return [{ paragraph: first === last ? words.comesOn(day(first)) : words.comesBetween(day(first), day(last)) }]
}

function paying({ payment, method, total, due = payment === 'cod' ? total : 0 }: OrderNews, shop: MailShop): string {
  const words = wordsOf(shop).orders.confirmed
  const sum = formatsOf(shop.language).money(due)
  if (due === 0) return words.paid[payment]
  if (payment !== 'cod') return words.payBefore(sum)
  return method === 'pickup' ? words.payOnPickup(sum) : words.payOnDelivery(sum)
}
