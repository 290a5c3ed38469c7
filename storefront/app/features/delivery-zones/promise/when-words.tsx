import type { ReactNode } from 'react'
import type { DayRange } from '#domain/delivery-zones/delivery-estimate.ts'
import type { DeliveryPromise } from '#domain/delivery-zones/delivery-promise.ts'
import type { Formats } from '#domain/language/formats.ts'
import type { Text } from '../../../messages/text.ts'

/**
 * `Arrives by Sun 29 Nov`, with the day in bold.
 *
 * @param usual  the usual days of a district by arrangement, which come after the making of a piece
 */
export function whenWords(
  text: Text,
  format: Formats,
  { arrives, isMade }: DeliveryPromise,
  usual: DayRange | null = null,
): ReactNode {
  if (!arrives && usual && !isMade) return usualWords(text, usual)
  if (!arrives) return text(isMade ? 'promise.made-by-arrangement' : 'promise.by-arrangement')
  const day = format.shortDay(arrives.last)
  if (isMade) return withBold(text('promise.made-by', { day }), day)
  return withBold(text(arrives.first === arrives.last ? 'promise.arrives' : 'promise.arrives-by', { day }), day)
}

/** `Usually 10-20 days`, which is short enough for one line of a card. The delivery box says that they are business days. */
function usualWords(text: Text, { min, max }: DayRange): string {
  return min === max ? text('promise.usual-days', { count: max }) : text('promise.usual-range', { min, max })
}

function withBold(words: string, bold: string): ReactNode {
  const [before, after] = words.split(bold)
  return (
    <>
      {before}
      <b>{bold}</b>
      {after}
    </>
  )
}
