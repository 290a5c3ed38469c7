import { bedSizeName } from '#domain/catalog/sizes.ts'
import { useFormat } from '../../../format.ts'
import { useText } from '../../../messages/text.ts'
import styles from './card-choices.module.css'
import type { ChosenOffer } from './use-chosen-offer.ts'

type CardSizesProps = { name: string; chosen: ChosenOffer }

/** A button per size, with the name of a bed's; nothing for a product with a single size. */
export function CardSizes({ name, chosen: { offer, sizes, choose } }: CardSizesProps) {
  const text = useText()
  const format = useFormat()
  if (sizes.length === 0) return null
  return (
    <fieldset className={styles.sizes} data-count={sizes.length} aria-label={text('card.sizes', { product: name })}>
      {sizes.map(({ value, offer: wanted }) => {
        const bed = bedSizeName(value)
        return (
          <button key={value} type="button" aria-pressed={wanted === offer} onClick={() => choose(wanted)}>
            {format.digits(value)}
            {bed && <span className={styles.bed}>{text(`card.bed.${bed}`)}</span>}
          </button>
        )
      })}
    </fieldset>
  )
}
