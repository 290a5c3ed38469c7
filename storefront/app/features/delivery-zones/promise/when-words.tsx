import type { ReactNode } from 'react'
import type { DeliveryPromise } from '#domain/delivery-zones/delivery-promise.ts'
import type { Formats } from '#domain/language/formats.ts'
import type { Text } from '../../../messages/text.ts'

/** `Arrives by Sun 29 Nov`, with the day in bold. */
export function whenWords(text: Text, format: Formats, { arrives, isMade }: DeliveryPromise): ReactNode {
  if (!arrives) return text(isMade ? 'promise.made-by-arrangement' : 'promise.by-arrangement')
  const day = format.shortDay(arrives.last)
  if (isMade) return withBold(text('promise.made-by', { day }), day)
  return withBold(text(arrives.first === arrives.last ? 'promise.arrives' : 'promise.arrives-by', { day }), day)
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
