import type { Letter, MailShop } from '../letter.ts'
import { pageUrl } from '../shop-lines.ts'
import { greeting } from '../typed-text.ts'
import { wordsOf } from '../words/words.ts'
import type { TemplateData } from './template-data.ts'

export function backInStock({ name, product, path, picture }: TemplateData['back-in-stock'], shop: MailShop): Letter {
  const words = wordsOf(shop).list.backInStock
  const url = pageUrl(shop, path)
  return {
    subject: words.subject(product),
    preview: words.preview(shop.name),
    heading: words.subject(product),
    parts: [
      { paragraph: greeting(name, shop) },
      { paragraph: words.intro(product, shop.name) },
      ...(picture ? [{ picture: shop.url + picture.path, alt: picture.alt, url }] : []),
      { paragraph: words.hurry },
      { action: words.action, url },
      { note: words.once },
    ],
  }
}
