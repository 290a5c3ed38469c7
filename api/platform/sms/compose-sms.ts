import { defined } from '#domain/defined.ts'
import { deliverySlots, type PlannedTime } from '#domain/fulfilment/delivery-planning.ts'
import { nightOf } from '#domain/language/deadline.ts'
import { englishFormats } from '#domain/language/english-formats.ts'
import { nepalDay } from '#domain/nepal-time.ts'
import { smsSize } from '#domain/sms/sms-parts.ts'
import { inOneLine } from '#domain/text.ts'
import type { messages } from '#messages/en/sms/sms.ts'
import type { Values } from '#messages/params.ts'
import { daysIn } from '../language/days-in.ts'
import { formatsOf } from '../language/localized.ts'
import { messageText } from '../language/message-text.ts'
import type { MailShop } from '../mail/letter.ts'
import { languagePath } from '#domain/language/languages.ts'
import type { OrderPart, SmsData, SmsTemplate } from './sms-data.ts'

/** What needs more is left out: a reason, which stays on the page, or the month of a near day. */
const MOST_PARTS = 2

type Texts = typeof messages
type Shop = Pick<MailShop, 'language' | 'name' | 'phone' | 'url'>
type Composers = { [Name in SmsTemplate]: (data: SmsData[Name], shop: Shop) => string }

const composers: Composers = {
  'order-code': ({ number, total, code, until }, shop) => {
    const { money, time } = formatsOf(shop.language)
    const said = { shop: shop.name, number, total: money(total), code, time: time(until) }
    return withCode(say(shop, 'sms.order-code', said), code, shop)
  },
  'order-placed': ({ total, payUntil, ...order }, shop) => {
    const { money } = formatsOf(shop.language)
    const said = { ...aboutOrder(order, shop), total: money(total) }
    if (payUntil === undefined) return say(shop, 'sms.order-placed', { ...said, phone: phoneOf(shop) })
    const text = say(shop, 'sms.order-placed-unpaid', { ...said, ...lastTimeOf(payUntil, shop) })
    if (smsSize(text).parts <= MOST_PARTS) return text
    // It is three days away at most, so that nobody needs the month.
    return say(shop, 'sms.order-placed-unpaid', { ...said, ...lastTimeOf(payUntil, shop, { month: false }) })
  },
  'order-link': ({ number, token }, shop) =>
    say(shop, 'sms.order-link', { shop: shop.name, number, link: linkOf(token, shop) }),
  'order-confirmed': ({ number, token, method, estimate, arranged, collectionCode, arrival = null }, shop) => {
    const said = { shop: shop.name, number, link: linkOf(token, shop) }
    const { shortDay } = formatsOf(shop.language)
    if (method === 'pickup' && collectionCode !== null) {
      const pickup = { ...said, code: collectionCode }
      if (!estimate) return say(shop, 'sms.order-confirmed-pickup', pickup)
      return say(shop, 'sms.order-confirmed-pickup-from', { ...pickup, day: shortDay(estimate.first) })
    }
    if (arrival === 'in-parts') return say(shop, 'sms.order-confirmed-parts', said)
    if (arrival) return say(shop, 'sms.order-confirmed-time', { ...said, ...whenOf(arrival, shop) })
    if (!estimate) {
      const plain = say(shop, 'sms.order-confirmed-by-arrangement', said)
      if (!arranged) return plain
      return shortened([
        say(shop, 'sms.order-confirmed-usually', { ...said, ...daysIn(shop.language, arranged) }),
        plain,
      ])
    }
    const [first, last] = [shortDay(estimate.first), shortDay(estimate.last)]
    return first === last
      ? say(shop, 'sms.order-confirmed-day', { ...said, day: first })
      : say(shop, 'sms.order-confirmed-days', { ...said, first, last })
  },
  'order-cancelled': ({ number, token }, shop) => {
    return say(shop, 'sms.order-cancelled', {
      shop: shop.name,
      number,
      link: linkOf(token, shop),
      phone: phoneOf(shop),
    })
  },
  'order-edited': ({ total, ...order }, shop) => {
    const said = { ...aboutOrder(order, shop), sum: formatsOf(shop.language).money(total), phone: phoneOf(shop) }
    return say(shop, 'sms.order-edited', said)
  },
  'payment-changed': ({ payment, due, ...order }, shop) => {
    const said = { ...aboutOrder(order, shop), sum: formatsOf(shop.language).money(due) }
    return say(shop, payment === 'cod' ? 'sms.payment-changed-cash' : 'sms.payment-changed', said)
  },
  'order-exchanged': ({ due, refund, ...order }, shop) => {
    const { money } = formatsOf(shop.language)
    const said = aboutOrder(order, shop)
    if (due > 0) return say(shop, 'sms.order-exchanged-due', { ...said, sum: money(due) })
    if (refund > 0) return say(shop, 'sms.order-exchanged-refund', { ...said, sum: money(refund) })
    return say(shop, 'sms.order-exchanged', said)
  },
  'order-delivered': ({ isInParts = false, ...order }, shop) =>
    say(shop, isInParts ? 'sms.order-delivered-parts' : 'sms.order-delivered', aboutOrder(order, shop)),
  'question-answered': ({ productId }, shop) => {
    const link = `${shop.url}${languagePath(shop.language, `/product/${productId}`)}#questions`
    return say(shop, 'sms.question-answered', { shop: shop.name, link })
  },
  'delivery-out': ({ code, part, cash, isForAnother, ...order }, shop) => {
    const said = { ...aboutOrder(order, shop), code }
    const toTell = isForAnother ? '-recipient' : ''
    if (!part) return say(shop, `sms.delivery-out${toTell}`, said)
    const ofPart = { ...said, ...partOf(part) }
    const text = say(shop, `sms.delivery-out-part${toTell}`, ofPart)
    if (cash === undefined) return text
    const { money } = formatsOf(shop.language)
    const paid = { ...ofPart, cash: money(cash) }
    const withCash = say(shop, `sms.delivery-out-part-cash${toTell}`, paid)
    return smsSize(withCash).parts <= smsSize(text).parts ? withCash : text
  },
  'delivery-planned': ({ part, ...data }, shop) => {
    const said = { ...aboutOrder(data, shop), ...whenOf(data, shop) }
    if (!part) return say(shop, 'sms.delivery-planned', said)
    return say(shop, 'sms.delivery-planned-part', { ...said, ...partOf(part) })
  },
  'delivery-failed': ({ reason = '', ...data }, shop) => {
    const why = inOneLine(reason).replace(/[.।]$/u, '')
    const withReason = sayFailed(data, ` (${why})`, shop)
    const fits = why !== '' && smsSize(withReason).parts <= MOST_PARTS
    return fits ? withReason : sayFailed(data, '', shop)
  },
  'payment-received': ({ amount, due, ...order }, shop) => {
    const { money } = formatsOf(shop.language)
    const said = { ...aboutOrder(order, shop), sum: money(amount) }
    return due > 0
      ? say(shop, 'sms.payment-received', { ...said, due: money(due) })
      : say(shop, 'sms.payment-received-all', said)
  },
  'refund-due': ({ amount, method, dueBy, isCancelled = false, ...order }, shop) => {
    const { money } = formatsOf(shop.language)
    const said = { ...aboutOrder(order, shop), sum: money(amount), day: dayOf(dueBy, shop) }
    if (isCancelled) {
      if (method === 'cod') return say(shop, 'sms.refund-due-cancelled-cash', said)
      // The deadline stays on the page of the order.
      return shortened([say(shop, 'sms.refund-due-cancelled', said), say(shop, 'sms.refund-due-cancelled-soon', said)])
    }
    return method === 'cod' ? say(shop, 'sms.refund-due-cash', said) : say(shop, 'sms.refund-due', said)
  },
  'refund-done': ({ amount, ...order }, shop) => {
    const { money } = formatsOf(shop.language)
    return say(shop, 'sms.refund-done', { ...aboutOrder(order, shop), sum: money(amount) })
  },
  'voucher-declined': ({ until, ...order }, shop) => {
    const said = aboutOrder(order, shop)
    if (until === null) return say(shop, 'sms.voucher-declined', { ...said, phone: phoneOf(shop) })
    return say(shop, 'sms.voucher-declined-until', { ...said, ...lastTimeOf(until, shop) })
  },
  'damage-answered': (data, shop) => say(shop, 'sms.damage-answered', aboutOrder(data, shop)),
  'visit-planned': (data, shop) => say(shop, 'sms.visit-planned', { ...aboutOrder(data, shop), ...whenOf(data, shop) }),
  'notice-code': ({ code }, shop) => withCode(say(shop, 'sms.notice-code', { shop: shop.name, code }), code, shop),
  'price-drop': ({ name, price, ...piece }, shop) => {
    const { money } = formatsOf(shop.language)
    const said = { shop: shop.name, price: money(price), stop: stopOf(piece, shop) }
    const links = [piece.chosenPath, piece.path].map((path) => pageOf(path, shop))
    return shortened([
      ...links.map((link) => say(shop, 'sms.price-drop', { ...said, name: inOneLine(name), link })),
      ...links.map((link) => say(shop, 'sms.price-drop-short', { ...said, link })),
    ])
  },
  'back-in-stock': ({ name, ...piece }, shop) => {
    const said = { shop: shop.name, stop: stopOf(piece, shop) }
    const links = [piece.chosenPath, piece.path].map((path) => pageOf(path, shop))
    return shortened([
      ...links.map((link) => say(shop, 'sms.back-in-stock', { ...said, name: inOneLine(name), link })),
      ...links.map((link) => say(shop, 'sms.back-in-stock-short', { ...said, link })),
    ])
  },
  'cart-reminder': (data, shop) =>
    say(shop, 'sms.cart-reminder', { shop: shop.name, link: pageOf('/cart', shop), stop: stopOf(data, shop) }),
  'gift-card': ({ code, amount }, shop) => {
    const said = {
      shop: shop.name,
      code,
      sum: formatsOf(shop.language).money(amount),
      link: pageOf('/gift-cards', shop),
    }
    return say(shop, 'sms.gift-card', said)
  },
  'instalment-news': ({ state, ...data }, shop) => say(shop, `sms.instalments-${state}`, aboutOrder(data, shop)),
  'return-answered': (data, shop) => say(shop, 'sms.return-answered', aboutOrder(data, shop)),
  'visit-requested': ({ day, part, token }, shop) => {
    const said = { shop: shop.name, day: formatsOf(shop.language).shortDay(day), link: linkOf(token, shop) }
    return say(shop, `sms.visit-requested-${part}`, said)
  },
}

/** Writes an SMS in the language of `shop`. */
export function composeSms<Name extends SmsTemplate>(template: Name, data: SmsData[Name], shop: Shop): string {
  return composers[template](data, shop)
}

function say<Id extends keyof Texts>({ language }: Shop, id: Id, ...[values]: Values<Texts[Id]>): string {
  return messageText(language, id, values ?? {})
}

/** Ends with the line by which browsers fill the code in on our pages and on no others. */
function withCode(text: string, code: string, { url }: Shop): string {
  const { protocol, hostname } = new URL(url)
  return protocol === 'https:' ? `${text}\n@${hostname} #${code}` : text
}

function sayFailed(
  { canChoose = true, isExpected = false, part, ...order }: Omit<SmsData['delivery-failed'], 'reason'>,
  why: string,
  shop: Shop,
): string {
  const next = canChoose ? '' : isExpected ? '-shop-chooses' : '-by-arrangement'
  const said = { ...aboutOrder(order, shop), why }
  if (!part) return say(shop, `sms.delivery-failed${next}`, said)
  return say(shop, `sms.delivery-failed-part${next}`, { ...said, ...partOf(part) })
}

function partOf({ number, count }: OrderPart) {
  return { part: number, parts: count }
}

function aboutOrder({ number, token }: { number: string; token: string }, shop: Shop) {
  return { shop: shop.name, number, link: linkOf(token, shop) }
}

function whenOf({ day, slot }: PlannedTime, { language }: Shop) {
  const { shortDay, timeOfDay } = formatsOf(language)
  const { from, until } = deliverySlots[slot]
  return { day: shortDay(day), from: timeOfDay(`${from}:00`), until: timeOfDay(`${until}:00`) }
}

function dayOf(instant: string, { language }: Shop): string {
  return formatsOf(language).shortDay(nepalDay(new Date(instant)))
}

/** The day and time of a deadline; after midnight the day of its night, without the month: `early Mon 30`. */
function lastTimeOf(until: string, { language }: Shop, { month = true } = {}): { day: string; time: string } {
  const { shortDay, nightDay, time } = formatsOf(language)
  const night = nightOf(until)
  const day = night ? nightDay(night, { month: false }) : shortDay(nepalDay(new Date(until)), { month })
  return { day, time: time(until) }
}

function linkOf(token: string, { language, url }: Shop): string {
  return url + languagePath(language, `/o/${token}`)
}

function pageOf(path: string, { language, url }: Shop): string {
  return url + languagePath(language, path)
}

/** The token names the language. */
function stopOf({ stop }: { stop: string }, { url }: Shop): string {
  return `${url}/api/n/${stop}`
}

/** Returns the first text that two parts hold, or else the last. */
function shortened(texts: readonly string[]): string {
  return texts.find((text) => smsSize(text).parts <= MOST_PARTS) ?? defined(texts.at(-1), 'text')
}

/** Latin digits, which every phone can dial. */
function phoneOf({ phone }: Shop): string {
  return englishFormats.phone(phone)
}
