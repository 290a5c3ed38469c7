import { useId, useState } from 'react'
import type { Product, Variant } from '#contract/catalog/products.ts'
import type { ShownSet } from '#contract/sets.ts'
import { useFormat } from '../../format.ts'
import { needMessages } from '../../messages/load-messages.ts'
import { useText } from '../../messages/text.ts'
import { useHeld } from '../cart/cart-signals.ts'
import { type ChosenPiece, choosePieces } from './choose-pieces.ts'
import styles from './complete-set.module.css'
import { PieceItem } from './piece-item.tsx'
import { SetSum } from './set-sum.tsx'

await needMessages('sets')

type CompleteSetProps = {
  set: ShownSet
  product: Product
  chosen: Variant
  /** Whole rupees above which the delivery is free; undefined if the shop's settings failed to load. */
  freeOver: number | undefined
}

/** The set that a product belongs to. Pieces can be left out; one button adds the others. */
export default function CompleteSet({ set, product, chosen, freeOver }: CompleteSetProps) {
  const text = useText()
  const format = useFormat()
  const titleId = useId()
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set())
  const { size, chosenPieces } = choosePieces(set, product._id, chosen, useHeld())
  // A cart with the whole set gains nothing by another color of it: the button of the page adds that one.
  const isCartWhole = chosenPieces.every(({ isInCart, instead }) => isInCart || instead !== undefined)
  const isTaken = ({ piece, isAvailable, isInCart }: ChosenPiece) =>
    isInCart || (isAvailable && !isCartWhole && !leftOut.has(piece.productId))
  const followers = set.pieces.filter(({ sharesSize, productId }) => sharesSize && productId !== product._id)

  const toggle = (productId: string) => {
    const others = new Set(leftOut)
    if (!others.delete(productId)) others.add(productId)
    setLeftOut(others)
  }
  return (
    <section aria-labelledby={titleId} className={styles.set}>
      <h2 id={titleId} className={styles.title}>
        {text('set.title')}
      </h2>
      <p className={styles.intro}>
        {size === null || followers.length === 0
          ? set.name
          : text('set.same-size', {
              names: followers.map(({ name }) => name).join(', '),
              size: format.choice(size),
            })}
      </p>
      <div className={styles.body}>
        <ul className={styles.pieces} aria-label={text('set.pieces')}>
          {chosenPieces.map((one) => (
            <PieceItem
              key={one.piece.productId}
              chosen={one}
              size={size}
              isTaken={isTaken(one)}
              isFixed={!one.isAvailable || one.isInCart || isCartWhole}
              isOfPage={one.piece.productId === product._id}
              onToggle={() => toggle(one.piece.productId)}
            />
          ))}
        </ul>
        <SetSum percent={set.percent} pieces={chosenPieces} isTaken={isTaken} freeOver={freeOver} />
      </div>
    </section>
  )
}
