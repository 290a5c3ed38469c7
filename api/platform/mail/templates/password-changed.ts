import type { Letter, MailShop } from '../letter.ts'
import { nepalTime } from './parts.ts'
import { pageUrl } from '../shop-lines.ts'
import { greeting } from '../typed-text.ts'
import { mailText } from '../mail-text.ts'
import type { TemplateData } from './template-data.ts'

export function passwordChanged({ name, at }: TemplateData['password-changed'], shop: MailShop): Letter {
  const text = mailText(shop)
  return {
    subject: text('mail.password-changed.subject', { shop: shop.name }),
    preview: text('mail.password-changed.preview'),
    heading: text('mail.password-changed.heading'),
    parts: [
      { paragraph: greeting(name, shop) },
      { paragraph: text('mail.password-changed.changed', { shop: shop.name }) },
      { facts: [[text('mail.password-changed.when'), nepalTime(at, shop)]] },
      { paragraph: text('mail.password-changed.was-you') },
      { paragraph: text('mail.password-changed.not-you') },
      { action: text('mail.password-changed.action'), url: pageUrl(shop, '/login') },
    ],
  }
}
