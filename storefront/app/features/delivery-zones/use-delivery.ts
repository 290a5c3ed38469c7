import { useEffect, useState } from 'react'
import type { DeliveryZonesReply } from '#contract/delivery-zones.ts'
import { browserApi } from '../../api.ts'

/** Includes the component that shows a zone's dates, since it is not needed earlier. */
export type Delivery = DeliveryZonesReply['data'] & Pick<typeof import('./estimate-rows.tsx'), 'EstimateRows'>

let visit: Promise<Delivery> | undefined

/** Loads once per visit; after a failure the next call tries again. */
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

/**
 * Returns zones and districts, once wanted. They are 0.7 KB that all pages of a visit share, so no page contains them.
 */
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
  /** Undefined unless loading failed; set until a retry has succeeded. */
  const retry = failedAttempt > 0 && !delivery ? () => setAttempt(failedAttempt + 1) : undefined
  return { delivery, retry }
}
