import { formatsOf } from '../../language/localized.ts'
import type { Letter, LetterPart, MailShop } from '../letter.ts'
import { mailText } from '../mail-text.ts'
import { greeting } from '../typed-text.ts'
import { orderAction } from './order-news-parts.ts'
import { paymentOf } from './order-parts.ts'
import { deadlineTime } from './parts.ts'
import type { TemplateData } from './template-data.ts'

/** Mail to the customer about another payment method, which the shop has set. */
export function paymentChanged(data: TemplateData['payment-changed'], shop: MailShop): Letter {
  const { name, number, due, until } = data
  const text = mailText(shop)
  const { money } = formatsOf(shop.language)
  return {
    subject: text('mail.payment-changed.subject', { number }),
    preview: text('mail.payment-changed.preview', { sum: money(due) }),
    heading: text('mail.payment-changed.heading'),
    parts: [
      { paragraph: greeting(name, shop) },
      { paragraph: text('mail.payment-changed.intro', { number }) },
      {
        facts: [
          [text('mail.payment-changed.method'), paymentOf(data, shop)],
          [text('mail.payment-changed.due'), money(due)],
        ],
      },
      howToPay(data, shop),
      ...(until === undefined
        ? []
        : [{ paragraph: text('mail.payment-changed.until', { time: deadlineTime(until, shop) }) }]),
      orderAction(data, shop),
    ],
  }
}

function howToPay({ payment, method, due }: TemplateData['payment-changed'], shop: MailShop): LetterPart {
  const text = mailText(shop)
  const sum = formatsOf(shop.language).money(due)
  if (payment !== 'cod') return { paragraph: text('mail.order-edited.pay', { sum }) }
  const isPickup = method === 'pickup'
  return {
    paragraph: text(isPickup ? 'mail.order-confirmed.pay-on-pickup' : 'mail.order-confirmed.pay-on-delivery', { sum }),
  }
}
