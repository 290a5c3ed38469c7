import { deliverySlots, type PlannedTime } from '#domain/fulfilment/delivery-planning.ts'
import { deadlineOf, nightOf } from '#domain/language/deadline.ts'
import { formatsOf } from '../../language/localized.ts'
import type { MailShop } from '../letter.ts'
import { oneLine } from '../typed-text.ts'
import { mailText } from '../mail-text.ts'
import type { NamedPieces } from './template-data.ts'

/** Formats an instant in ISO form as `21 November 2026 at 21:49, Nepal time`. */
export function nepalTime(instant: string, shop: Pick<MailShop, 'language'> = { language: 'en' }): string {
  const { date, time } = formatsOf(shop.language)
  return mailText(shop)('mail.letter.instant', { date: date(instant), time: time(instant) })
}

/** Formats an instant as `nepalTime` does; after midnight as `the morning of Mon 30 Nov at 00:07, Nepal time`. */
export function deadlineTime(instant: string, shop: Pick<MailShop, 'language'>): string {
  const formats = formatsOf(shop.language)
  const { date, time } = deadlineOf(formats, instant)
  return mailText(shop)('mail.letter.instant', { date: nightOf(instant) ? date : formats.date(instant), time })
}

/** Formats pieces as `2 × Rara Bed, 153*200`. */
export function namePieces(pieces: readonly NamedPieces[], shop: MailShop): string {
  const { number } = formatsOf(shop.language)
  return pieces.map(({ title, quantity }) => `${number(quantity)} × ${oneLine(title)}`).join('; ')
}

/** Formats the time of a delivery as `24 November 2026 between 9:00 and 13:00`. */
export function plannedTime({ day, slot }: PlannedTime, shop: Pick<MailShop, 'language'>): string {
  const { from, until } = deliverySlots[slot]
  const formats = formatsOf(shop.language)
  return mailText(shop)('mail.delivery.when', {
    day: formats.day(day),
    from: formats.timeOfDay(`${from}:00`),
    until: formats.timeOfDay(`${until}:00`),
  })
}
