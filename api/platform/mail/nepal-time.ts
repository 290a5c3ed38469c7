import { formatsOf } from '../language/formats-of.ts'
import type { MailShop } from './letter.ts'
import { wordsOf } from './words/words.ts'

/** Formats an instant in ISO form as `21 November 2026 at 21:49, Nepal time`. */
export function nepalTime(instant: string, shop: Pick<MailShop, 'language'> = { language: 'en' }): string {
  const { date, time } = formatsOf(shop.language)
  return wordsOf(shop).letter.instant(date(instant), time(instant))
}
