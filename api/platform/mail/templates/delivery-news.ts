import type { DeliveryEstimate } from '#domain/delivery-zones/delivery-estimate.ts'
import { inOneLine } from '#domain/text.ts'
import { formatsOf } from '../../language/localized.ts'
import type { Letter, LetterPart, MailShop } from '../letter.ts'
import { greeting } from '../typed-text.ts'
import { mailText } from '../mail-text.ts'
import { namePieces, plannedTime } from './parts.ts'
import { orderAction } from './order-news-parts.ts'
import { trackUrl } from './order-parts.ts'
import type { DeliveryNews } from './template-data.ts'

export function deliveryNews(news: DeliveryNews, shop: MailShop): Letter {
  const { kind, name, number, pieces, reason = '', failed, cash, cashByPart = [] } = news
  const text = mailText(shop)
  const sentence = sentenceOf(news, shop)
  return {
    subject: text(`mail.delivery-${kind}.subject`, { number }),
    preview: sentence,
    heading: text(`mail.delivery-${kind}.heading`),
    parts: [
      { paragraph: greeting(name, shop) },
      { paragraph: sentence },
      ...(reason === '' ? [] : [{ paragraph: text('mail.letter.reason', { reason: inOneLine(reason) }) }]),
      ...(failed ? [{ paragraph: text(`mail.delivery-failed.${nextStep(failed)}`) }] : []),
      {
        facts: [
          [text('mail.letter.order'), number],
          [
            kind === 'part-delivered' ? text('mail.delivery.arrived') : text('mail.delivery.pieces'),
            namePieces(pieces, shop),
          ],
          ...cashByPart.map((part) => cashFact(part, shop)),
          ...(failed?.estimate ? [estimateFact(failed.estimate, shop)] : []),
        ],
      },
      ...(cash === undefined ? [] : [cashPart(cash, news, shop)]),
      ...codeParts(news, shop),
      failed?.canChoose
        ? {
            action: text('mail.delivery-failed.action'),
            url: trackUrl({ orderId: number, trackKey: news.trackKey }, shop),
          }
        : orderAction(news, shop),
    ],
  }
}

/** Returns who sets the new day. A delivery without a zone offers no days, although its order has an estimate. */
function nextStep({ canChoose, estimate }: NonNullable<DeliveryNews['failed']>): 'choose' | 'tell' | 'call' {
  if (canChoose) return 'choose'
  return estimate ? 'tell' : 'call'
}

function estimateFact({ first, last }: DeliveryEstimate, shop: MailShop): [string, string] {
  const { day } = formatsOf(shop.language)
  const text = mailText(shop)
  const days = first === last ? day(first) : text('mail.way.between', { first: day(first), last: day(last) })
  return [text('mail.delivery-failed.expected'), days]
}

function cashFact(
  { number, count, pieces, cash }: NonNullable<DeliveryNews['cashByPart']>[number],
  shop: MailShop,
): [string, string] {
  const formats = formatsOf(shop.language)
  const text = mailText(shop)
  const [part, parts] = [formats.number(number), formats.number(count)]
  return [
    text('mail.delivery.part', { number: part, count: parts }),
    text('mail.delivery.part-cash', { amount: formats.money(cash), pieces: namePieces(pieces, shop) }),
  ]
}

function sentenceOf(news: DeliveryNews, shop: MailShop): string {
  const { kind, method, day, rest, isKept } = news
  const text = mailText(shop)
  if (kind === 'planned') return text('mail.delivery-planned.sentence', { when: whenOf(news, shop) })
  if (kind === 'out')
    return day === null
      ? text('mail.delivery-out.sentence')
      : text('mail.delivery-out.sentence-when', { when: whenOf(news, shop) })
  if (kind === 'failed') {
    // A mail of an older version does not know the day.
    if (day === null) return text('mail.delivery-failed.heading')
    return text('mail.delivery-failed.sentence', { day: formatsOf(shop.language).day(day) })
  }
  if (kind === 'part-delivered') {
    if (isKept) return text('mail.delivery-part-delivered.sentence-kept')
    return rest
      ? text('mail.delivery-part-delivered.sentence-when', { when: plannedTime(rest, shop) })
      : text('mail.delivery-part-delivered.sentence')
  }
  return method === 'pickup' ? text('mail.delivery-split.sentence-pickup') : text('mail.delivery-split.sentence')
}

function whenOf({ day, slot }: DeliveryNews, shop: MailShop): string {
  return day === null || slot === null ? '' : plannedTime({ day, slot }, shop)
}

/** The driver asks the recipient for the cash. */
function cashPart(cash: number, { isForAnother }: DeliveryNews, shop: MailShop): LetterPart {
  const amount = formatsOf(shop.language).money(cash)
  const text = mailText(shop)
  return {
    paragraph: isForAnother
      ? text('mail.delivery.cash-for-another', { amount })
      : text('mail.delivery.cash', { amount }),
  }
}

function codeParts({ kind, method, code, isForAnother }: DeliveryNews, shop: MailShop): LetterPart[] {
  if (kind === 'part-delivered' || code === null) return []
  const text = mailText(shop)
  return [
    { paragraph: method === 'pickup' ? text('mail.delivery.code-on-pickup') : text('mail.delivery.code-at-door') },
    { code },
    ...(isForAnother ? [{ paragraph: text('mail.delivery.code-for-another') }] : []),
  ]
}
