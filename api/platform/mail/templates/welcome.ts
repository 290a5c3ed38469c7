import type { Letter, MailShop } from '../letter.ts'
import { pageUrl } from '../shop-lines.ts'
import { greeting } from '../typed-text.ts'
import { wordsOf } from '../words/words.ts'
import type { TemplateData } from './template-data.ts'

export function welcome({ name }: TemplateData['welcome'], shop: MailShop): Letter {
  const words = wordsOf(shop).accounts.welcome
  return {
    subject: words.subject(shop.name),
    preview: words.isOpen,
    heading: words.heading(shop.name),
    parts: [
      { paragraph: greeting(name, shop) },
      { paragraph: words.isOpen },
      { paragraph: words.kept },
      { action: words.action, url: pageUrl(shop, '') },
    ],
  }
}
