import type { Letter, MailShop } from '../letter.ts'
import { pageUrl } from '../shop-lines.ts'
import { greeting } from '../typed-text.ts'
import { mailText } from '../mail-text.ts'
import type { TemplateData } from './template-data.ts'

export function accountExists({ name }: TemplateData['account-exists'], shop: MailShop): Letter {
  const text = mailText(shop)
  return {
    subject: text('mail.account-exists.subject', { shop: shop.name }),
    preview: text('mail.account-exists.preview'),
    heading: text('mail.account-exists.heading'),
    parts: [
      { paragraph: greeting(name, shop) },
      { paragraph: text('mail.account-exists.tried', { shop: shop.name }) },
      { paragraph: text('mail.account-exists.was-you') },
      { action: text('mail.account-exists.action'), url: pageUrl(shop, '/login') },
      { note: text('mail.account-exists.not-you') },
    ],
  }
}
