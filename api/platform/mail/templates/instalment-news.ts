import { formatsOf } from '../../language/localized.ts'
import type { Letter, MailShop } from '../letter.ts'
import { mailText } from '../mail-text.ts'
import { greeting, oneLine } from '../typed-text.ts'
import { answerParts, orderAction } from './order-news-parts.ts'
import type { InstalmentNews } from './template-data.ts'

/** Mail to the customer about how far a request for instalments is. */
export function instalmentNews(news: InstalmentNews, shop: MailShop): Letter {
  const { name, number, state, note, bank, months, instalment, downPayment, totalPaid } = news
  const text = mailText(shop)
  const { money } = formatsOf(shop.language)
  const atFirst: [string, string][] =
    downPayment > 0 ? [[text('mail.instalments.down-payment'), money(downPayment)]] : []
  const sentence = text(`mail.instalments.${state}`, { bank: oneLine(bank) })
  return {
    subject: text('mail.instalments.subject', { number }),
    preview: sentence,
    heading: text('mail.instalments.heading'),
    parts: [
      { paragraph: greeting(name, shop) },
      { paragraph: sentence },
      ...answerParts(note, shop),
      {
        facts: [
          [text('mail.letter.order'), number],
          [text('mail.instalments.bank'), oneLine(bank)],
          ...atFirst,
          [text('mail.instalments.monthly'), text('mail.instalments.per-month', { sum: money(instalment), months })],
          [text('mail.instalments.total'), money(totalPaid)],
        ],
      },
      orderAction(news, shop),
    ],
  }
}
