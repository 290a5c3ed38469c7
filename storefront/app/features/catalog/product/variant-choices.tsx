import { bedSizeName } from '#domain/catalog/sizes.ts'
import type { Formats } from '#domain/language/formats.ts'
import { useFormat } from '../../../format.ts'
import { useText, type Text } from '../../../messages/text.ts'
import { ChoiceRow, type ProductChoices } from './choice-row.tsx'
import { ColorChoices } from './color-choices.tsx'
import { SizeGuideButton } from './size-guide/size-guide-button.tsx'
import { type Choice, sizeChoices, typeChoices } from './variant-choice.ts'
import styles from './variant-choices.module.css'

/** The color, the size and the type, as far as there is a choice. */
export function VariantChoices({ product, chosen, show, quickView }: ProductChoices) {
  const text = useText()
  const sizes = sizeChoices(product.variants, chosen)
  const types = typeChoices(product.variants, chosen)
  const shared = { look: 'tiles', show, quickView } as const
  const bedName = (size: string) => {
    const name = bedSizeName(size)
    return name ? text(`product.bed.${name}`) : undefined
  }
  return (
    <div className={styles.room}>
      <div className={styles.choices}>
        <ColorChoices product={product} chosen={chosen} show={show} quickView={quickView} />
        {sizes.length > 0 && (
          <ChoiceRow
            {...shared}
            label={text('product.size')}
            choices={sizes}
            aside={<SizeGuideButton product={product} />}
          >
            {(choice) => <Tile choice={choice} name={bedName(choice.value)} />}
          </ChoiceRow>
        )}
        {types.length > 0 && (
          <ChoiceRow {...shared} label={text('product.type')} choices={types}>
            {(choice) => <Tile choice={choice} />}
          </ChoiceRow>
        )}
      </div>
    </div>
  )
}

/** @param name  a second name below the value, such as a bed's */
function Tile({ choice, name }: { choice: Choice; name?: string | undefined }) {
  const text = useText()
  const format = useFormat()
  return (
    <>
      <span className={name === undefined ? styles.value : styles.size}>{format.choice(choice.value)}</span>
      {name !== undefined && <span className={styles.note}>{name}</span>}
      {choice.variant.countInStock === 0 ? (
        <span className={styles.soldOut}>{text('card.out-of-stock')}</span>
      ) : (
        <span className={styles.note}>{priceText(choice, text, format)}</span>
      )}
    </>
  )
}

function priceText({ isChosen, difference, variant }: Choice, text: Text, format: Formats): string {
  if (isChosen || difference === 0) return format.money(variant.price)
  const amount = format.money(Math.abs(difference))
  return difference > 0 ? text('product.dearer', { amount }) : text('product.cheaper', { amount })
}
