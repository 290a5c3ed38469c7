import { useEffect, useSyncExternalStore } from 'react'
import type { DeliveryZonesReply } from '#contract/delivery-zones.ts'
import { browserApi } from '../../../api.ts'
import { onNextChance } from '../../../ui/next-chance.ts'
import { useDistrict } from '../district/district.ts'

/** Zones, and what computes and shows promises. Pages hold neither, since they differ for each visitor. */
type Desk = typeof import('./desk.ts') & { zones: DeliveryZonesReply['data'] }

const listeners = new Set<() => void>()
let desk: Desk | 'missing' | 'failed' = 'missing'
let opening: Promise<void> | undefined

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function show(next: typeof desk): void {
  desk = next
  for (const listener of listeners) listener()
}

/** Loads once per visit; after a failure the next call tries again, or the returning network. */
export function openDesk(): Promise<void> {
  opening ??= Promise.all([import('./desk.ts'), browserApi.deliveryZones()]).then(
    ([parts, zones]) => {
      show({ ...parts, zones })
      parts.forgetUnknown(zones)
    },
    (error: unknown) => {
      console.warn('Dates of delivery could not be loaded', error)
      opening = undefined
      show('failed')
      onNextChance(() => void openDesk())
    },
  )
  return opening
}

/** Returns the desk once it has loaded for a chosen district. */
export function useDesk() {
  const isAsked = useDistrict() !== ''
  const open = useSyncExternalStore<typeof desk>(
    listen,
    () => desk,
    () => 'missing',
  )
  useEffect(() => {
    if (isAsked) void openDesk()
  }, [isAsked])
  return {
    isAsked,
    desk: isAsked && typeof open === 'object' ? open : undefined,
    hasFailed: isAsked && open === 'failed',
  }
}
