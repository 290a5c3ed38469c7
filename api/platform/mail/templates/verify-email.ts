import { CODE_VALID_MINUTES } from '#domain/accounts/one-time-code.ts'
import { formatsOf } from '../../language/localized.ts'
import type { Letter, MailShop } from '../letter.ts'
import { greeting } from '../typed-text.ts'
import { mailText } from '../mail-text.ts'
import type { TemplateData } from './template-data.ts'

export function verifyEmail({ name, code }: TemplateData['verify-email'], shop: MailShop): Letter {
  const text = mailText(shop)
  const minutes = formatsOf(shop.language).number(CODE_VALID_MINUTES)
  return {
    subject: text('mail.verify-email.subject', { code, shop: shop.name }),
    preview: text('mail.verify-email.preview', { minutes }),
    heading: text('mail.verify-email.heading'),
    parts: [
      { paragraph: greeting(name, shop) },
      { paragraph: text('mail.verify-email.intro', { shop: shop.name }) },
      { code },
      { paragraph: text('mail.verify-email.validity', { minutes }) },
      { note: text('mail.verify-email.not-you') },
    ],
  }
}
