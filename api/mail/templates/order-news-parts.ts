import { inOneLine } from '#domain/one-line.ts'
import { formatsOf } from '../../language/formats-of.ts'
import type { LetterPart, MailShop } from '../letter.ts'
import { wordsOf } from '../words/words.ts'
import { trackUrl } from './order-parts.ts'
import type { OrderNews } from './template-data.ts'

/** What every mail about an order names. */
export function orderFacts({ number, total }: OrderNews, shop: MailShop): [label: string, value: string][] {
  const words = wordsOf(shop).letter
  return [
    [words.order, number],
    [words.total, formatsOf(shop.language).money(total)],
  ]
}

/**
 * Why, where the shop says so. Shoppers know their own reason, and whoever orders with somebody else's address must not
 * write them letters.
 */
export function reasonParts({ by, reason }: OrderNews, shop: MailShop): LetterPart[] {
  if (by === 'shopper' || reason === '') return []
  return [{ paragraph: wordsOf(shop).letter.reason(inOneLine(reason)) }]
}

/** What the shop answers, where it says something. */
export function answerParts(answer: string, shop: MailShop): LetterPart[] {
  return answer === '' ? [] : [{ paragraph: wordsOf(shop).letter.weSay(inOneLine(answer)) }]
}

export function orderAction({ number, trackKey }: Pick<OrderNews, 'number' | 'trackKey'>, shop: MailShop): LetterPart {
  return { action: wordsOf(shop).letter.seeOrder, url: trackUrl({ orderId: number, trackKey }, shop) }
}
