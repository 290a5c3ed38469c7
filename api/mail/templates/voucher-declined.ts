import { formatRupees } from '#domain/money.ts'
import { inOneLine } from '#domain/one-line.ts'
import type { Letter, MailShop } from '../letter.ts'
import { nepalTime } from '../nepal-time.ts'
import { greeting } from '../typed-text.ts'
import { orderAction } from './order-news-parts.ts'
import type { MoneyNews } from './template-data.ts'

export function voucherDeclined(news: MoneyNews, shop: MailShop): Letter {
  const { name, number, amount, reason = '', until } = news
  return {
    subject: `Your voucher for order ${number}`,
    preview: 'We could not find your transfer by it.',
    heading: 'We could not find your transfer',
    parts: [
      { paragraph: greeting(name, shop) },
      { paragraph: `With the voucher that you sent we could not find your transfer of ${formatRupees(amount)}.` },
      ...(reason === '' ? [] : [{ paragraph: `What is wrong: ${inOneLine(reason)}` }]),
      { paragraph: 'Please send another one from the page of your order, or call us.' },
      ...(until
        ? [{ paragraph: `Your order stands until ${nepalTime(until, shop)}. After that it is cancelled.` }]
        : []),
      { facts: [['Order', number]] },
      orderAction(news, shop),
    ],
  }
}
