import { href, Link } from 'react-router'
import type { PackedProduct, Variant } from '#contract/catalog/products.ts'
import { changeVariant } from '#domain/planner/edits.ts'
import type { PlannedPiece } from '#domain/planner/plan.ts'
import { useFormat } from '../../format.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { type Choice, colorChoices, sizeChoices, typeChoices } from '../catalog/product/variant-choice.ts'
import { variantSearch } from '../catalog/product/variant-search.ts'
import { sayPlace } from './change-piece.ts'
import { factsOf } from './facts-of.ts'
import type { Goods } from './goods.ts'
import type { OpenPlan } from './open-plan.ts'
import styles from './piece-choice.module.css'
import { COLORS } from './show-colors.ts'
import { sizeText } from './size-text.ts'
import type { Words } from './words.ts'
import './parts-messages.ts'

type PieceChoiceProps = {
  open: OpenPlan
  words: Words
  piece: PlannedPiece & { own: false }
  goods: Goods
  onSwap: () => void
}

/** Color, size and type of a planned piece, its price, and the way to its page. */
export default function PieceChoice({ open, words, piece, goods, onSwap }: PieceChoiceProps) {
  const { text } = words
  const format = useFormat()
  const product = goods.get(piece.productId)
  if (product === undefined) return null
  const chosen = product === 'gone' ? undefined : product.variants.find(({ _id }) => _id === piece.variantId)
  if (product === 'gone' || !chosen) return <p className={styles.gone}>{text('planner.gone')}</p>
  const { variants } = product
  const choose = (variant: Variant) => take(open, words, piece.id, product, variant)
  const shared = { words, onChoose: choose }
  return (
    <div className={styles.choice}>
      <Choices
        {...shared}
        id={COLORS}
        label={text('product.color')}
        choices={colorChoices(variants, chosen)}
        nameOf={(slug) => product.colors.find((color) => color.slug === slug)?.name ?? slug}
      />
      <Choices
        {...shared}
        label={text('product.size')}
        choices={sizeChoices(variants, chosen)}
        nameOf={(size) => sizeText(words, format, size)}
      />
      <Choices
        {...shared}
        label={text('product.type')}
        choices={typeChoices(variants, chosen)}
        nameOf={format.choice}
      />
      <div className={styles.offer}>
        <p className={styles.price}>
          {format.money(chosen.price)}{' '}
          {chosen.countInStock === 0 && <span className={styles.gone}>{text('card.out-of-stock')}</span>}
        </p>
        <Link to={href('/product/:id', { id: piece.productId }) + variantSearch(chosen)} className={styles.link}>
          {text('planner.to-product')}
        </Link>
      </div>
      <Button kind="outline" size="small" onClick={onSwap}>
        {text('planner.swap')}
      </Button>
    </div>
  )
}

function take(open: OpenPlan, words: Words, id: string, product: PackedProduct, variant: Variant): void {
  const facts = factsOf(product, variant)
  if (!facts || facts.own) {
    open.say(words.text('planner.no-size', { name: product.name }))
    return
  }
  open.change(changeVariant(open.plan(), id, facts), '')
  sayPlace(open, words, id)
}

type ChoicesProps = {
  id?: string
  label: string
  choices: readonly Choice[]
  nameOf: (value: string) => string
  onChoose: (variant: Variant) => void
}

function Choices({ id, label, choices, nameOf, onChoose }: ChoicesProps) {
  if (choices.length < 2) return null
  return (
    <SelectField
      data-choice={id}
      label={label}
      value={choices.find(({ isChosen }) => isChosen)?.value}
      onChange={({ target }) => {
        const wanted = choices.find(({ value }) => value === target.value)
        if (wanted) onChoose(wanted.variant)
      }}
    >
      {choices.map(({ value }) => (
        <option key={value} value={value}>
          {nameOf(value)}
        </option>
      ))}
    </SelectField>
  )
}
