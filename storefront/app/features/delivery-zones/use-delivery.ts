import { useEffect, useState } from 'react'
import type { DeliveryZonesReply } from '#contract/delivery-zones.ts'
import { browserApi } from '../../api.ts'

/** With what shows the days of one of the zones: nobody needs it before. */
export type Delivery = DeliveryZonesReply['data'] & Pick<typeof import('./estimate-rows.tsx'), 'EstimateRows'>

let visit: Promise<Delivery> | undefined

/** Asked once in a visit; a failure is forgotten, so that the next call asks again. */
function loadDelivery(): Promise<Delivery> {
  visit ??= Promise.all([browserApi.deliveryZones(), import('./estimate-rows.tsx')]).then(
    ([zones, { EstimateRows }]) => ({ ...zones, EstimateRows }),
    (error: unknown) => {
      visit = undefined
      throw error
    },
  )
  return visit
}

/** Zones and districts, once wanted. They are 0.7 KB that all pages of a visit share, so no page carries them. */
export function useDelivery(isWanted: boolean) {
  const [delivery, setDelivery] = useState<Delivery>()
  const [attempt, setAttempt] = useState(1)
  const [failedAttempt, setFailedAttempt] = useState(0)
  useEffect(() => {
    if (!isWanted) return undefined
    let isCurrent = true
    loadDelivery().then(
      (loaded) => isCurrent && setDelivery(loaded),
      (error: unknown) => {
        console.warn('Delivery zones could not be loaded', error)
        if (isCurrent) setFailedAttempt(attempt)
      },
    )
    return () => {
      isCurrent = false
    }
  }, [isWanted, attempt])
  /** Undefined as long as nothing failed; kept until another attempt has succeeded. */
  const retry = failedAttempt > 0 && !delivery ? () => setAttempt(failedAttempt + 1) : undefined
  return { delivery, retry }
}
