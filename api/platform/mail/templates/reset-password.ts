import { CODE_VALID_MINUTES } from '#domain/accounts/one-time-code.ts'
import { formatsOf } from '../../language/localized.ts'
import type { Letter, MailShop } from '../letter.ts'
import { greeting } from '../typed-text.ts'
import { mailText } from '../mail-text.ts'
import type { TemplateData } from './template-data.ts'

export function resetPassword({ name, code }: TemplateData['reset-password'], shop: MailShop): Letter {
  const text = mailText(shop)
  const minutes = formatsOf(shop.language).number(CODE_VALID_MINUTES)
  return {
    subject: text('mail.reset-password.subject', { code, shop: shop.name }),
    preview: text('mail.reset-password.preview', { minutes }),
    heading: text('mail.reset-password.heading'),
    parts: [
      { paragraph: greeting(name, shop) },
      { paragraph: text('mail.reset-password.intro', { shop: shop.name }) },
      { code },
      { paragraph: text('mail.reset-password.validity', { minutes, shop: shop.name }) },
      { note: text('mail.reset-password.not-you') },
    ],
  }
}
