import { daysIn } from '../../language/days-in.ts'
import { formatsOf } from '../../language/localized.ts'
import type { Letter, LetterPart, MailShop } from '../letter.ts'
import { greeting } from '../typed-text.ts'
import { mailText } from '../mail-text.ts'
import { plannedTime } from './parts.ts'
import { orderAction, orderFacts, pickupAddress } from './order-news-parts.ts'
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
  const text = mailText(shop)
  const { money } = formatsOf(shop.language)
  const [paid, left] = [money(total - due), money(due)]
  return {
    subject: text('mail.order-deposit.subject', { number }),
    preview: text('mail.order-deposit.preview', { paid }),
    heading: text('mail.order-deposit.heading'),
    parts: [
      { paragraph: greeting(name, shop) },
      { paragraph: makingOf(news, paid, shop) },
      { paragraph: text('mail.order-deposit.followed') },
      {
        facts: [
          ...orderFacts(news, shop),
          [text('mail.order-deposit.paid'), paid],
          [text('mail.order-deposit.left'), left],
        ],
      },
      { paragraph: text('mail.order-deposit.not-yet', { left }) },
      ...arrivalOf(news, shop),
      { paragraph: text('mail.order-confirmed.invoice') },
      orderAction(news, shop),
    ],
  }
}

function makingOf({ weeks }: OrderNews, paid: string, shop: MailShop): string {
  const text = mailText(shop)
  if (weeks === undefined) return text('mail.order-deposit.arrived', { paid })
  return text('mail.order-deposit.arrived-weeks', { paid, weeks })
}

function allConfirmed(news: OrderNews, shop: MailShop): Letter {
  const text = mailText(shop)
  return {
    subject: text('mail.order-confirmed.subject', { number: news.number }),
    preview: text('mail.order-confirmed.preview'),
    heading: text('mail.order-confirmed.heading'),
    parts: [
      { paragraph: greeting(news.name, shop) },
      { paragraph: text('mail.order-confirmed.intro') },
      { facts: orderFacts(news, shop) },
      ...arrivalOf(news, shop),
      { paragraph: paying(news, shop) },
      { paragraph: text('mail.order-confirmed.invoice') },
      orderAction(news, shop),
    ],
  }
}

function arrivalOf(news: OrderNews, shop: MailShop): LetterPart[] {
  return news.method === 'pickup' ? collecting(news, shop) : bringing(news, shop)
}

function collecting({ estimate, collectionCode, store, isCustom }: OrderNews, shop: MailShop): LetterPart[] {
  const text = mailText(shop)
  if (isCustom) return [{ paragraph: text('mail.order-confirmed.collect-made') }]
  const address = pickupAddress(store, shop)
  const { day } = formatsOf(shop.language)
  return [
    {
      paragraph: estimate
        ? text('mail.order-confirmed.collect-from', { day: day(estimate.first), address })
        : text('mail.order-confirmed.collect', { address }),
    },
    { code: collectionCode ?? '' },
  ]
}

function bringing({ estimate, arranged, arrival = null }: OrderNews, shop: MailShop): LetterPart[] {
  const text = mailText(shop)
  if (arrival === 'in-parts') return [{ paragraph: text('mail.order-confirmed.comes-in-parts') }]
  if (arrival) return [{ paragraph: text('mail.order-confirmed.comes-at', { when: plannedTime(arrival, shop) }) }]
  if (!estimate && arranged) {
    return [{ paragraph: text('mail.order-confirmed.usually', daysIn(shop.language, arranged)) }]
  }
  if (!estimate) return [{ paragraph: text('mail.order-confirmed.by-arrangement') }]
  const { day } = formatsOf(shop.language)
  const { first, last } = estimate
  return [
    {
      paragraph:
        first === last
          ? text('mail.order-confirmed.comes-on', { day: day(first) })
          : text('mail.order-confirmed.comes-between', { first: day(first), last: day(last) }),
    },
  ]
}

function paying({ payment, method, total, due = payment === 'cod' ? total : 0 }: OrderNews, shop: MailShop): string {
  const text = mailText(shop)
  const sum = formatsOf(shop.language).money(due)
  if (due === 0) return text(`mail.order-confirmed.paid.${payment}`)
  if (payment !== 'cod') return text('mail.order-confirmed.pay-before', { sum })
  return method === 'pickup'
    ? text('mail.order-confirmed.pay-on-pickup', { sum })
    : text('mail.order-confirmed.pay-on-delivery', { sum })
}
