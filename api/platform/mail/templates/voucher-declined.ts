import { inOneLine } from '#domain/text.ts'
import { formatsOf } from '../../language/localized.ts'
import type { Letter, MailShop } from '../letter.ts'
import { deadlineTime } from './parts.ts'
import { greeting } from '../typed-text.ts'
import { mailText } from '../mail-text.ts'
import { orderAction } from './order-news-parts.ts'
import type { MoneyNews } from './template-data.ts'

export function voucherDeclined(news: MoneyNews, shop: MailShop): Letter {
  const { name, number, amount, reason = '', until, isCancelled = false } = news
  const text = mailText(shop)
  return {
    subject: text('mail.voucher-declined.subject', { number }),
    preview: text('mail.voucher-declined.preview'),
    heading: text('mail.voucher-declined.heading'),
    parts: [
      { paragraph: greeting(name, shop) },
      { paragraph: text('mail.voucher-declined.intro', { sum: formatsOf(shop.language).money(amount) }) },
      ...(reason === '' ? [] : [{ paragraph: text('mail.voucher-declined.wrong', { reason: inOneLine(reason) }) }]),
      { paragraph: text(isCancelled ? 'mail.voucher-declined.cancelled' : 'mail.voucher-declined.another') },
      ...(until ? [{ paragraph: text('mail.voucher-declined.stands', { until: deadlineTime(until, shop) }) }] : []),
      { facts: [[text('mail.letter.order'), number]] },
      orderAction(news, shop),
    ],
  }
}
