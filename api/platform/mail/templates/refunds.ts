import { formatsOf } from '../../language/localized.ts'
import type { Letter, MailShop } from '../letter.ts'
import { greeting } from '../typed-text.ts'
import { mailText } from '../mail-text.ts'
import { orderAction } from './order-news-parts.ts'
import type { MoneyNews } from './template-data.ts'

/** Mail to the customer about a refund that is due. */
export function refundDue(news: MoneyNews, shop: MailShop): Letter {
  const { name, number, amount, method, dueBy } = news
  const text = mailText(shop)
  const formats = formatsOf(shop.language)
  const sum = formats.money(amount)
  const day = dueBy && formats.date(dueBy)
  return {
    subject: text('mail.refund-due.subject', { sum, number }),
    preview: day ? text('mail.refund-due.preview-by', { day }) : text('mail.refund-due.preview'),
    heading: text('mail.refund-due.heading'),
    parts: [
      { paragraph: greeting(name, shop) },
      { paragraph: day ? text('mail.refund-due.intro-by', { sum, day }) : text('mail.refund-due.intro', { sum }) },
      { paragraph: method === 'cod' ? text('mail.refund-due.cash') : text('mail.refund-due.same-way') },
      {
        facts: [
          [text('mail.letter.order'), number],
          [text('mail.refund'), sum],
        ],
      },
      orderAction(news, shop),
    ],
  }
}

/** Mail to the customer about a refund that was paid. */
export function refundDone(news: MoneyNews, shop: MailShop): Letter {
  if (news.method === 'credit') return creditBack(news, shop)
  const { name, number, amount, reference = '' } = news
  const text = mailText(shop)
  const sum = formatsOf(shop.language).money(amount)
  return {
    subject: text('mail.refund-done.subject', { sum, number }),
    preview: text('mail.refund-done.preview'),
    heading: text('mail.refund-done.heading'),
    parts: [
      { paragraph: greeting(name, shop) },
      { paragraph: text('mail.refund-done.intro', { sum }) },
      {
        facts: [
          [text('mail.letter.order'), number],
          [text('mail.refund'), sum],
          [text('mail.refund-done.reference'), reference],
        ],
      },
      { paragraph: text('mail.refund-done.missing') },
      orderAction(news, shop),
    ],
  }
}

/** Credit is back at once. Without a reference, which is the end of a gift card's code, it is store credit. */
function creditBack(news: MoneyNews, shop: MailShop): Letter {
  const { name, number, amount, reference = '' } = news
  const text = mailText(shop)
  const sum = formatsOf(shop.language).money(amount)
  const isOwn = reference === ''
  const subject = isOwn ? 'mail.refund-done.credit.subject-own' : 'mail.refund-done.credit.subject'
  return {
    subject: text(subject, { sum, number }),
    preview: text('mail.refund-done.credit.preview'),
    heading: text('mail.refund-done.credit.heading'),
    parts: [
      { paragraph: greeting(name, shop) },
      { paragraph: text(isOwn ? 'mail.refund-done.credit.intro-own' : 'mail.refund-done.credit.intro', { sum }) },
      {
        facts: [
          [text('mail.letter.order'), number],
          [text('mail.refund'), sum],
          ...(isOwn ? [] : [[text('mail.refund-done.credit.card'), reference] satisfies [string, string]]),
        ],
      },
      orderAction(news, shop),
    ],
  }
}
