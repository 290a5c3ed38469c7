import type { Color } from '#contract/catalog/colors.ts'
import { useText } from '../../../messages/text.ts'
import { colorOf } from '../colors.ts'
import { Swatch } from '../swatch.tsx'
import { ChoiceFrame, ChoiceRow, type ProductChoices } from './choice-row.tsx'
import styles from './color-choices.module.css'
import { OWN_COLOR, TabLink } from './panels/tab-link.tsx'
import { isFew } from './panels/variant-stock.tsx'
import { type Choice, colorChoices } from './variant-choice.ts'

/** The colors as swatches with their names, then the way to a color of one's own. Nothing if no color has a name. */
export function ColorChoices({ product, chosen, show, quickView }: ProductChoices) {
  const text = useText()
  const choices = colorChoices(product.variants, chosen)
  const [first] = choices
  if (!first) return null
  const shared = { label: text('product.color'), look: 'swatches' } as const
  const ownColor = (
    <TabLink
      tab="custom-order"
      product={product}
      chosen={chosen}
      quickView={quickView}
      state={OWN_COLOR}
      className={styles.own}
    >
      {text('product.own-color')}
    </TabLink>
  )
  const colorIn = (choice: Choice) => <ColorChoice choice={choice} color={colorOf(product.colors, choice.value)} />
  if (choices.length === 1) {
    return (
      <ChoiceFrame {...shared} count={1}>
        <p className={styles.only}>{colorIn(first)}</p>
        {ownColor}
      </ChoiceFrame>
    )
  }
  return (
    <ChoiceRow {...shared} choices={choices} end={ownColor} show={show} quickView={quickView}>
      {colorIn}
    </ChoiceRow>
  )
}

function ColorChoice({ choice: { value, variant }, color }: { choice: Choice; color: Color | null }) {
  const text = useText()
  const { countInStock } = variant
  const isSoldOut = countInStock === 0
  return (
    <>
      {color && <Swatch color={color} isSoldOut={isSoldOut} />}
      <span className={styles.words}>
        {isSoldOut ? <span className={styles.soldOut}>{color?.name ?? value}</span> : (color?.name ?? value)}
        {isSoldOut && <span className={styles.stock}>{text('product.sold-out')}</span>}
        {isFew(countInStock) && <span className={styles.stock}>{text('product.left', { count: countInStock })}</span>}
      </span>
    </>
  )
}
