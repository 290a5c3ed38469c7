import { inOneLine } from '#domain/text.ts'
import { formatsOf } from '../../language/localized.ts'
import type { LetterPart, MailShop } from '../letter.ts'
import { mailText } from '../mail-text.ts'
import { postalAddress } from '../shop-lines.ts'
import { trackUrl } from './order-parts.ts'
import type { Collecting, OrderNews } from './template-data.ts'

/** Returns the order details that every mail about an order shows. */
export function orderFacts({ number, total }: OrderNews, shop: MailShop): [label: string, value: string][] {
  const text = mailText(shop)
  return [
    [text('mail.letter.order'), number],
    [text('mail.letter.total'), formatsOf(shop.language).money(total)],
  ]
}

/**
 * Returns the shop's reason, if there is one. A shopper's own reason is left out: somebody who orders with a foreign
 * email address must not be able to send texts to it.
 */
export function reasonParts({ by, reason }: OrderNews, shop: MailShop): LetterPart[] {
  if (by === 'shopper' || reason === '') return []
  return [{ paragraph: mailText(shop)('mail.letter.reason', { reason: inOneLine(reason) }) }]
}

/** Returns the shop's answer, if there is one. */
export function answerParts(answer: string, shop: MailShop): LetterPart[] {
  return answer === '' ? [] : [{ paragraph: mailText(shop)('mail.letter.we-say', { answer: inOneLine(answer) }) }]
}

/** Returns where a custom piece that is ready can be collected, at once or after its balance, and its code. */
export function collectingParts({ collectionCode, store }: Collecting, due: number, shop: MailShop): LetterPart[] {
  const address = pickupAddress(store, shop)
  const id = due > 0 ? 'mail.custom-ready.collect-then' : 'mail.custom-ready.collect'
  return [{ paragraph: mailText(shop)(id, { address }) }, { code: collectionCode ?? '' }]
}

/** Returns `Kastha Lakeside, Baidam Marg, Pokhara`, or the shop's own address. */
export function pickupAddress(store: OrderNews['store'], shop: MailShop): string {
  return store ? `${store.name}, ${store.address}` : postalAddress(shop)
}

export function orderAction({ number, trackKey }: Pick<OrderNews, 'number' | 'trackKey'>, shop: MailShop): LetterPart {
  return { action: mailText(shop)('mail.letter.see-order'), url: trackUrl({ orderId: number, trackKey }, shop) }
}
