import { setSaving } from '#domain/sets/set-saving.ts'
import { sumOf } from '#domain/sum.ts'
import { useFormat } from '../../format.ts'
import { useText } from '../../messages/text.ts'
import { Button } from '../../ui/button.tsx'
import { useAddToCart } from '../cart/add/use-add-to-cart.ts'
import type { ChosenPiece } from './choose-pieces.ts'
import styles from './set-sum.module.css'

type SetSumProps = {
  percent: number
  pieces: readonly ChosenPiece[]
  isTaken: (chosen: ChosenPiece) => boolean
  /** Whole rupees above which the delivery is free. */
  freeOver: number | undefined
}

/** What the chosen pieces cost, and the button that adds them. */
export function SetSum({ percent, pieces: all, isTaken, freeOver }: SetSumProps) {
  const text = useText()
  const format = useFormat()
  const { isAdding, add, near } = useAddToCart()
  const taken = all.filter(isTaken)
  // Only the whole set costs less.
  const isWhole = taken.length === all.length
  const apart = costOf(taken)
  const possible = all.every(({ isAvailable }) => isAvailable) ? setSaving(costOf(all), percent) : 0
  const saving = isWhole ? possible : 0
  const count = countOf(taken)
  const missing = taken.filter(({ isInCart }) => !isInCart)
  const pieces = missing.flatMap(({ piece: { quantity }, variant }) =>
    variant ? [{ variantId: variant._id, quantity, shownPrice: variant.price }] : [],
  )
  return (
    <div className={styles.sum}>
      <dl className={styles.rows}>
        <div>
          <dt>{text('set.apart')}</dt>
          <dd>{saving > 0 ? <s>{format.money(apart)}</s> : format.money(apart)}</dd>
        </div>
        {freeOver !== undefined && apart > freeOver && (
          <div>
            <dt>{text('set.delivery')}</dt>
            <dd className={styles.free}>{text('set.free')}</dd>
          </div>
        )}
      </dl>
      <div className={styles.total} aria-live="polite">
        <p>{isWhole ? text('set.whole', { count }) : text('set.count', { count })}</p>
        <p className={styles.price}>{format.money(apart - saving)}</p>
        <p className={saving > 0 ? styles.saving : styles.note}>
          {possible > 0
            ? text(isWhole ? 'set.save-whole' : 'set.save-with-all', {
                amount: format.money(possible),
                count: countOf(all),
              })
            : text('set.rest-note')}
        </p>
      </div>
      <Button
        kind="buy"
        size="large"
        className={`${styles.buy} needs-script`}
        busy={isAdding}
        busyWord={text('cart.adding')}
        disabled={pieces.length === 0}
        onClick={() => add({ pieces })}
        {...near}
      >
        {isWhole && missing.length === all.length
          ? text('set.add')
          : missing.length === 0 && taken.length > 0
            ? text('set.all-in-cart')
            : text('set.add-rest', { count: countOf(missing) })}
      </Button>
    </div>
  )
}

const costOf = (pieces: readonly ChosenPiece[]) => sumOf(pieces, ({ cost }) => cost)
const countOf = (pieces: readonly ChosenPiece[]) => sumOf(pieces, ({ piece }) => piece.quantity)
