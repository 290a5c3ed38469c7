import type { Rupees } from '#domain/money.ts'
import { useFormat } from '../../../format.ts'
import { useText } from '../../../messages/text.ts'
import { type PriceBounds, PRICE_STEP_RUPEES } from './price-bounds.ts'
import styles from './price-slider.module.css'

type PriceSliderProps = {
  thumbs: readonly [Rupees, Rupees]
  bounds: PriceBounds
  onDrag: (thumbs: [Rupees, Rupees]) => void
  onLeave: () => void
}

/**
 * Two native sliders over one track, so keyboard, touch and screen readers support them. A thumb stops at the other.
 */
export function PriceSlider({ thumbs: [low, high], bounds: { lowest, highest }, onDrag, onLeave }: PriceSliderProps) {
  const text = useText()
  const format = useFormat()
  const share = (price: Rupees) => (price - lowest) / (highest - lowest)
  const shared = { min: lowest, max: highest, step: PRICE_STEP_RUPEES, onBlur: onLeave } as const
  return (
    <div className={`${styles.slider} needs-script`}>
      <span className={styles.line} />
      <span
        className={styles.chosen}
        style={{ transform: `translateX(${share(low) * 100}%) scaleX(${share(high) - share(low)})` }}
      />
      <input
        type="range"
        {...shared}
        // Where both thumbs meet at the right end, the lower one must stay reachable.
        className={share(low) > 0.5 ? styles.above : undefined}
        aria-label={text('listing.price-lowest')}
        aria-valuetext={format.money(low)}
        value={low}
        onChange={({ currentTarget }) => onDrag([Math.min(currentTarget.valueAsNumber, high), high])}
      />
      <input
        type="range"
        {...shared}
        aria-label={text('listing.price-highest')}
        aria-valuetext={format.money(high)}
        value={high}
        onChange={({ currentTarget }) => onDrag([low, Math.max(currentTarget.valueAsNumber, low)])}
      />
    </div>
  )
}
