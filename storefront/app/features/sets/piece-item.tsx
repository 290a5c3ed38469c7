import { Link } from 'react-router'
import type { SetPiece } from '#contract/sets.ts'
import { choiceName } from '#domain/catalog/variant-name.ts'
import { useFormat } from '../../format.ts'
import { type Text, useText } from '../../messages/text.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Picture } from '../../ui/picture.tsx'
import { picturesIn } from '../catalog/colors.ts'
import { linePage } from '../catalog/product/line-page.ts'
import type { ChosenPiece } from './choose-pieces.ts'
import styles from './piece-item.module.css'

type SetVariant = SetPiece['variants'][number]

const PICTURE_SIZES = '(width >= 1280px) 200px, (width >= 768px) 22vw, 72px'

type PieceItemProps = {
  chosen: ChosenPiece
  /** The size of the pieces that share one. */
  size: string | null
  isTaken: boolean
  /** Whether its box cannot be changed. */
  isFixed: boolean
  /** Its page is open, so it needs no link. */
  isOfPage: boolean
  onToggle: () => void
}

/** A piece of a set with its picture and a box to leave it out. */
export function PieceItem({ chosen, size, isTaken, isFixed, isOfPage, onToggle }: PieceItemProps) {
  const text = useText()
  const format = useFormat()
  const { piece, variant, isAvailable, isInCart, instead, cost } = chosen
  const { productId, name, quantity } = piece
  const color = colorOf(piece, variant?.color)
  const choice = variant && { color, size: variant.size, type: variant.type }
  const sizeText = format.choice(size ?? '')
  const said = [
    choice ? format.choice(choiceName(choice)) : '',
    quantity > 1 ? text('set.count', { count: quantity }) : '',
  ].filter((part) => part !== '')
  return (
    <li className={styles.piece}>
      <Checkbox
        className={styles.tick}
        aria-label={text('set.include', { product: name })}
        checked={isTaken}
        disabled={isFixed}
        onChange={onToggle}
      >
        <Picture
          picture={picturesIn(variant?.color ?? null, piece.pictures)[0]}
          alt=""
          sizes={PICTURE_SIZES}
          className={styles.picture}
        />
      </Checkbox>
      <p className={styles.name}>
        {isOfPage || !choice ? name : <Link to={linePage({ productId, ...choice })}>{name}</Link>}
      </p>
      <p className={styles.choice}>
        {said.join(' · ')}{' '}
        {!isAvailable && <span className={styles.missing}>{missingText(text, variant, sizeText)}</span>}
        {isInCart && <span className={styles.held}>{text('set.in-cart')}</span>}
        {instead && variant && (
          <span className={styles.note}>
            {text(isTaken ? 'set.also-in-cart' : 'set.from-cart', {
              choice: format.choice(choiceName(differences(piece, instead, variant))),
              price: format.money(instead.price * quantity),
            })}
          </span>
        )}
      </p>
      <p className={styles.cost}>{variant && format.money(cost)}</p>
    </li>
  )
}

function colorOf({ colors }: SetPiece, color: string | null | undefined) {
  return colors.find(({ slug }) => slug === color) ?? null
}

/** Returns what a variant has that another of its product has not. */
function differences(piece: SetPiece, { color, size, type }: SetVariant, other: SetVariant) {
  return {
    color: color === other.color ? null : colorOf(piece, color),
    size: size === other.size ? null : size,
    type: type === other.type ? null : type,
  }
}

function missingText(text: Text, variant: ChosenPiece['variant'], size: string): string {
  if (!variant) return text('set.no-size', { size })
  return variant.countInStock === 0 ? text('card.out-of-stock') : text('set.left', { left: variant.countInStock })
}
