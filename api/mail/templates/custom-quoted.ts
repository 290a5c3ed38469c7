import { formatRupees } from '#domain/money.ts'
import type { Letter, MailShop } from '../letter.ts'
import { longDay } from '../nepal-time.ts'
import { greeting } from '../typed-text.ts'
import { pieceFacts, requestAction, shopWords } from './custom-parts.ts'
import type { TemplateData } from './template-data.ts'

/** To the customer. */
export function customQuoted(quoted: TemplateData['custom-quoted'], shop: MailShop): Letter {
  const { number, name, price, weeks, validUntil, note } = quoted
  return {
    subject: `Our offer for your custom piece ${number}: ${formatRupees(price)}`,
    preview: `It is good until ${longDay(validUntil)}.`,
    heading: 'Our offer for your piece',
    parts: [
      { paragraph: greeting(name, shop) },
      { paragraph: 'We would be glad to make your piece. This is our offer:' },
      {
        facts: [
          ...pieceFacts(quoted),
          ['Price', `${formatRupees(price)}, VAT included`],
          ['Making', weeks === 1 ? 'One week' : `${weeks} weeks`],
          ['Good until', longDay(validUntil)],
        ],
      },
      ...shopWords(note),
      {
        paragraph:
          'You can accept or decline it on its page. Half is paid before we begin, the rest once your piece is ready.',
      },
      requestAction(quoted, shop),
    ],
  }
}
