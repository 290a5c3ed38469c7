import type { Letter, MailShop } from '../letter.ts'
import { nepalTime } from './parts.ts'
import { pageUrl } from '../shop-lines.ts'
import { greeting } from '../typed-text.ts'
import { wordsOf } from '../words/words.ts'
import type { TemplateData } from './template-data.ts'

export function passwordChanged({ name, at }: TemplateData['password-changed'], shop: MailShop): Letter {
  const words = wordsOf(shop).accounts.passwordChanged
  return {
    subject: words.subject(shop.name),
    preview: words.preview,
    heading: words.heading,
    parts: [
      { paragraph: greeting(name, shop) },
      { paragraph: words.changed(shop.name) },
      { facts: [[words.when, nepalTime(at, shop)]] },
      { paragraph: words.wasYou },
      { paragraph: words.notYou },
      { action: words.action, url: pageUrl(shop, '/login') },
    ],
  }
}
