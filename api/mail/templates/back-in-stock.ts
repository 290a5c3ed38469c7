import type { Letter, MailShop } from '../letter.ts'
import { greeting } from '../typed-text.ts'
import type { TemplateData } from './template-data.ts'

export function backInStock({ name, product, path, picture }: TemplateData['back-in-stock'], shop: MailShop): Letter {
  const url = shop.url + path
  return {
    subject: `${product} is back`,
    preview: `It can be bought at ${shop.name} again.`,
    heading: `${product} is back`,
    parts: [
      { paragraph: greeting(name, shop) },
      { paragraph: `You asked us to tell you: ${product} can be bought at ${shop.name} again.` },
      ...(picture ? [{ picture: shop.url + picture.path, alt: picture.alt, url }] : []),
      { paragraph: 'We cannot set one aside for you, so do not wait too long.' },
      { action: 'Have a look', url },
      { note: 'This mail comes once. It stays in your list until you remove it there.' },
    ],
  }
}
