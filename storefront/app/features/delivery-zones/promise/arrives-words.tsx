import type { DeliveryZonesReply } from '#contract/delivery-zones.ts'
import type { PromisedPiece } from '#domain/delivery-zones/delivery-promise.ts'
import type { ZoneTerms } from '#domain/delivery-zones/zone-terms.ts'
import { useFormat } from '../../../format.ts'
import { useText } from '../../../messages/text.ts'
import { usePromise, useZone } from './use-promise.ts'
import { costWords } from './cost-words.ts'
import { whenWords } from './when-words.tsx'

type ArrivesWordsProps = { zones: DeliveryZonesReply['data']; piece: PromisedPiece; cost?: number | undefined }

/** `Arrives by Sun 29 Nov`, and `Nrs. 1,000 · cash on delivery` where the cost is given: only the shop computes it. */
export function ArrivesWords({ zones, piece, cost }: ArrivesWordsProps) {
  const chosen = useZone(zones)
  return chosen ? <ZoneWords zones={zones} zone={chosen.zone} piece={piece} cost={cost} /> : null
}

function ZoneWords({ zones, zone, piece, cost }: ArrivesWordsProps & { zone: ZoneTerms }) {
  const text = useText()
  const format = useFormat()
  const promise = usePromise(zones, zone, piece)
  if (!promise) return null
  const when = whenWords(text, format, promise, zone.arranged)
  if (cost === undefined) return when
  return (
    <>
      {when} · {costWords(text, format, { ...promise, cost })}
    </>
  )
}
