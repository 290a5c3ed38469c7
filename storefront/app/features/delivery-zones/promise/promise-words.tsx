import type { DeliveryZonesReply } from '#contract/delivery-zones.ts'
import type { ZoneTerms } from '#domain/delivery-zones/zone-terms.ts'
import { useFormat } from '../../../format.ts'
import { useText } from '../../../messages/text.ts'
import type { ShownPiece } from './with-cart.ts'
import { usePromise, useZone } from './use-promise.ts'
import { cardCostWords } from './cost-words.ts'
import { whenWords } from './when-words.tsx'

type PromiseWordsProps = { zones: DeliveryZonesReply['data']; piece: ShownPiece }

/** The words of a line: when a piece arrives in the chosen district, what that costs and how it is paid. */
export function PromiseWords({ zones, piece }: PromiseWordsProps) {
  const chosen = useZone(zones)
  return chosen ? <ZoneWords zones={zones} zone={chosen.zone} piece={piece} /> : null
}

function ZoneWords({ zones, zone, piece }: PromiseWordsProps & { zone: ZoneTerms }) {
  const text = useText()
  const format = useFormat()
  const promise = usePromise(zones, zone, piece)
  if (!promise) return null
  return (
    <>
      {whenWords(text, format, promise, zone.arranged)} <span>{cardCostWords(text, format, promise)}</span>
    </>
  )
}
