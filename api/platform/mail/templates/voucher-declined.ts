import { inOneLine } from '#domain/text.ts'
import { formatsOf } from '../../language/localized.ts'
import type { Letter, MailShop } from '../letter.ts'
import { nepalTime } from './parts.ts'
import { greeting } from '../typed-text.ts'
import { wordsOf } from '../words/words.ts'
import { orderAction } from './order-news-parts.ts'
import type { MoneyNews } from './template-data.ts'

export function voucherDeclined(news: MoneyNews, shop: MailShop): Letter {
  const { name, number, amount, reason = '', until } = news
  const { letter, money } = wordsOf(shop)
  const words = money.voucherDeclined
  return {
    subject: words.subject(number),
    preview: words.preview,
    heading: words.heading,
    parts: [
      { paragraph: greeting(name, shop) },
      { paragraph: words.intro(formatsOf(shop.language).money(amount)) },
      ...(reason === '' ? [] : [{ paragraph: words.wrong(inOneLine(reason)) }]),
      { paragraph: words.another },
      ...(until ? [{ paragraph: words.stands(nepalTime(until, shop)) }] : []),
      { facts: [[letter.order, number]] },
      orderAction(news, shop),
    ],
  }
}
