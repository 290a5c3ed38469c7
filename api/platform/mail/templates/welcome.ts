import type { Letter, MailShop } from '../letter.ts'
import { pageUrl } from '../shop-lines.ts'
import { greeting } from '../typed-text.ts'
import { mailText } from '../mail-text.ts'
import type { TemplateData } from './template-data.ts'

export function welcome({ name }: TemplateData['welcome'], shop: MailShop): Letter {
  const text = mailText(shop)
  return {
    subject: text('mail.welcome.subject', { shop: shop.name }),
    preview: text('mail.welcome.is-open'),
    heading: text('mail.welcome.heading', { shop: shop.name }),
    parts: [
      { paragraph: greeting(name, shop) },
      { paragraph: text('mail.welcome.is-open') },
      { paragraph: text('mail.welcome.kept') },
      { action: text('mail.welcome.action'), url: pageUrl(shop, '') },
    ],
  }
}
