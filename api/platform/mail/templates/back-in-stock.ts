import type { Letter, MailShop } from '../letter.ts'
import { pageUrl } from '../shop-lines.ts'
import { greeting } from '../typed-text.ts'
import { mailText } from '../mail-text.ts'
import type { TemplateData } from './template-data.ts'

export function backInStock({ name, product, path, picture }: TemplateData['back-in-stock'], shop: MailShop): Letter {
  const text = mailText(shop)
  const url = pageUrl(shop, path)
  return {
    subject: text('mail.back-in-stock.subject', { product }),
    preview: text('mail.back-in-stock.preview', { shop: shop.name }),
    heading: text('mail.back-in-stock.subject', { product }),
    parts: [
      { paragraph: greeting(name, shop) },
      { paragraph: text('mail.back-in-stock.intro', { product, shop: shop.name }) },
      ...(picture ? [{ picture: shop.url + picture.path, alt: picture.alt, url }] : []),
      { paragraph: text('mail.back-in-stock.hurry') },
      { action: text('mail.back-in-stock.action'), url },
      { note: text('mail.back-in-stock.once') },
    ],
  }
}
