import { useEffect, useEffectEvent, useState } from 'react'
import type { Rupees } from '#domain/money.ts'
import { choose } from './listing-choices.ts'
import { priceRange } from './listing-url.ts'
import { type PriceBounds, priceBounds, priceChoice, type PriceLimits, shownLimits, thumbsOf } from './price-bounds.ts'
import { PriceField } from './price-field.tsx'
import styles from './price-filter.module.css'
import { PriceSlider } from './price-slider.tsx'
import type { ListingControls } from './use-listing.ts'

/** How long a thumb must rest before its price applies. */
const SETTLE_MS = 300

type PriceFilterProps = { controls: ListingControls; range: PriceBounds | null; asked: PriceLimits | undefined }

/** A slider with two thumbs, and the same prices as fields, which also work without scripts. */
export function PriceFilter({ controls: { state, change }, range, asked }: PriceFilterProps) {
  const limits = shownLimits(state, asked)
  const bounds = priceBounds(range)
  const [dragged, setDragged] = useState<[Rupees, Rupees]>()
  const shown = dragged ? priceChoice(dragged, bounds) : limits

  const apply = ({ minPrice, maxPrice }: PriceLimits) => change(choose(state, priceRange(minPrice, maxPrice)))

  const settle = () => {
    if (!dragged) return
    setDragged(undefined)
    change(choose(state, shown))
  }
  const settleAtRest = useEffectEvent(settle)
  useEffect(() => {
    if (!dragged) return undefined
    const timer = setTimeout(() => settleAtRest(), SETTLE_MS)
    return () => clearTimeout(timer)
  }, [dragged])

  return (
    <div className={styles.price}>
      <PriceSlider thumbs={dragged ?? thumbsOf(limits, bounds)} bounds={bounds} onDrag={setDragged} onLeave={settle} />
      <div className={styles.fields}>
        <PriceField name="minPrice" shown={shown} limits={limits} usual={bounds.lowest} onChoose={apply} />
        <PriceField name="maxPrice" shown={shown} limits={limits} usual={bounds.highest} onChoose={apply} />
      </div>
    </div>
  )
}
