import { nepalDay } from '#domain/delivery-estimate.ts'
import { formatRupees } from '#domain/money.ts'
import type { Letter, MailShop } from '../letter.ts'
import { longDay } from '../nepal-time.ts'
import { greeting } from '../typed-text.ts'
import { MONEY_BACK_WITHIN, orderAction } from './order-news-parts.ts'
import type { MoneyNews } from './template-data.ts'

/** Money goes back. */
export function refundDue(news: MoneyNews, shop: MailShop): Letter {
  const { name, number, amount, dueBy } = news
  const sum = formatRupees(amount)
  const day = dueBy && longDay(nepalDay(new Date(dueBy)))
  const until = day ? `within 3 to 5 business days, and by ${day} at the latest` : MONEY_BACK_WITHIN
  return {
    subject: `We send ${sum} back for order ${number}`,
    preview: `You have it ${until}.`,
    heading: 'Your money goes back to you',
    parts: [
      { paragraph: greeting(name, shop) },
      { paragraph: `We send ${sum} back to you, the way you paid, ${until}. You need not do anything.` },
      {
        facts: [
          ['Order', number],
          ['Refund', sum],
        ],
      },
      orderAction(news, shop),
    ],
  }
}

/** It has gone back. */
export function refundDone(news: MoneyNews, shop: MailShop): Letter {
  const { name, number, amount, reference = '' } = news
  const sum = formatRupees(amount)
  return {
    subject: `We have sent ${sum} back for order ${number}`,
    preview: 'It can take a day or two until you see it.',
    heading: 'Your money is on its way',
    parts: [
      { paragraph: greeting(name, shop) },
      { paragraph: `We have sent ${sum} back to you. It can take a day or two until you see it.` },
      {
        facts: [
          ['Order', number],
          ['Refund', sum],
          ['Reference', reference],
        ],
      },
      { paragraph: 'If it does not arrive, please reply to this mail or call us.' },
      orderAction(news, shop),
    ],
  }
}
