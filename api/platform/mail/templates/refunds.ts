import { formatsOf } from '../../language/localized.ts'
import type { Letter, MailShop } from '../letter.ts'
import { greeting } from '../typed-text.ts'
import { wordsOf } from '../words/words.ts'
import { orderAction } from './order-news-parts.ts'
import type { MoneyNews } from './template-data.ts'

/** Mail to the customer about a refund that is due. */
export function refundDue(news: MoneyNews, shop: MailShop): Letter {
  const { name, number, amount, dueBy } = news
  const { letter, money } = wordsOf(shop)
  const words = money.refundDue
  const formats = formatsOf(shop.language)
  const sum = formats.money(amount)
  const day = dueBy && formats.date(dueBy)
  return {
    subject: words.subject(sum, number),
    preview: day ? words.previewBy(day) : words.preview,
    heading: words.heading,
    parts: [
      { paragraph: greeting(name, shop) },
      { paragraph: day ? words.introBy(sum, day) : words.intro(sum) },
      {
        facts: [
          [letter.order, number],
          [money.refund, sum],
        ],
      },
      orderAction(news, shop),
    ],
  }
}

/** Mail to the customer about a refund that was paid. */
export function refundDone(news: MoneyNews, shop: MailShop): Letter {
  const { name, number, amount, reference = '' } = news
  const { letter, money } = wordsOf(shop)
  const words = money.refundDone
  const sum = formatsOf(shop.language).money(amount)
  return {
    subject: words.subject(sum, number),
    preview: words.preview,
    heading: words.heading,
    parts: [
      { paragraph: greeting(name, shop) },
      { paragraph: words.intro(sum) },
      {
        facts: [
          [letter.order, number],
          [money.refund, sum],
          [words.reference, reference],
        ],
      },
      { paragraph: words.missing },
      orderAction(news, shop),
    ],
  }
}
