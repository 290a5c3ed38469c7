import { useRef } from 'react'
import type { CartLine } from '#contract/cart.ts'
import { bedSizeName } from '#domain/catalog/sizes.ts'
import { BEFORE_MOUNT } from '../../../ui/before-mount.ts'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { useNear } from '../../../ui/use-near.ts'

/** Most shoppers never scroll to it, and cards bring much with them. */
const Companions = lazyPart(() => import('./companions-row.tsx'))

/**
 * What goes with the cart's first product, a bed before all others: to a bed its mattress, then its room. It loads when it
 * comes near.
 */
export function GoesWith({ lines }: { lines: readonly CartLine[] }) {
  const place = useRef<HTMLDivElement>(BEFORE_MOUNT)
  const isNear = useNear(place)
  const listed = lines.filter(({ productId }) => productId !== null)
  const bed = listed.find(({ size }) => size !== null && bedSizeName(size) !== null)
  const main = bed ?? listed[0]
  return <div ref={place}>{isNear && main && <Companions main={main} isBed={main === bed} others={listed} />}</div>
}
