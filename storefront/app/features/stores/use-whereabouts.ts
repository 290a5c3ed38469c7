import { useState } from 'react'
import type { Place } from '#domain/stores/distance.ts'

const WAIT_MS = 10_000
/** Long enough, since nobody moves to another showroom meanwhile. */
const MAX_AGE_MS = 5 * 60_000

export type Whereabouts =
  | { state: 'unasked' | 'asking' | 'unknown'; place?: undefined }
  | { state: 'known'; place: Place }

/** Returns the visitor's position on request; it never leaves the browser. */
export function useWhereabouts(): [Whereabouts, ask: () => void] {
  const [whereabouts, setWhereabouts] = useState<Whereabouts>({ state: 'unasked' })
  const ask = () => {
    if (!('geolocation' in navigator)) return setWhereabouts({ state: 'unknown' })
    setWhereabouts({ state: 'asking' })
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => setWhereabouts({ state: 'known', place: { latitude, longitude } }),
      () => setWhereabouts({ state: 'unknown' }),
      { timeout: WAIT_MS, maximumAge: MAX_AGE_MS },
    )
  }
  return [whereabouts, ask]
}
