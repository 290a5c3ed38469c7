import type { Letter, MailShop } from '../letter.ts'
import { pageUrl } from '../shop-lines.ts'
import { greeting } from '../typed-text.ts'
import { wordsOf } from '../words/words.ts'
import type { TemplateData } from './template-data.ts'

export function accountExists({ name }: TemplateData['account-exists'], shop: MailShop): Letter {
  const words = wordsOf(shop).accounts.accountExists
  return {
    subject: words.subject(shop.name),
    preview: words.preview,
    heading: words.heading,
    parts: [
      { paragraph: greeting(name, shop) },
      { paragraph: words.tried(shop.name) },
      { paragraph: words.wasYou },
      { action: words.action, url: pageUrl(shop, '/login') },
      { note: words.notYou },
    ],
  }
}
