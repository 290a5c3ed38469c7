import { CODE_VALID_MINUTES } from '#domain/accounts/one-time-code.ts'
import { formatsOf } from '../../language/localized.ts'
import type { Letter, MailShop } from '../letter.ts'
import { greeting } from '../typed-text.ts'
import { wordsOf } from '../words/words.ts'
import type { TemplateData } from './template-data.ts'

export function resetPassword({ name, code }: TemplateData['reset-password'], shop: MailShop): Letter {
  const words = wordsOf(shop).accounts.resetPassword
  const minutes = formatsOf(shop.language).number(CODE_VALID_MINUTES)
  return {
    subject: words.subject(code, shop.name),
    preview: words.preview(minutes),
    heading: words.heading,
    parts: [
      { paragraph: greeting(name, shop) },
      { paragraph: words.intro(shop.name) },
      { code },
      { paragraph: words.validity(minutes, shop.name) },
      { note: words.notYou },
    ],
  }
}
