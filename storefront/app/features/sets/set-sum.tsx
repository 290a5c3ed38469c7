import { setSaving } from '#domain/sets/set-saving.ts'
import { sumOf } from '#domain/sum.ts'
import { useFormat } from '../../format.ts'
import { type Text, useText } from '../../messages/text.ts'
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
  const inSet = all.filter((one) => isTaken(one) || one.instead)
  const costOf = (one: ChosenPiece) =>
    one.instead && !isTaken(one) ? one.instead.price * one.piece.quantity : one.cost
  // Only the whole set costs less.
  const isWhole = inSet.length === all.length
  const apart = sumOf(inSet, costOf)
  const canBeWhole = all.every(({ isAvailable, instead }) => isAvailable || instead)
  const possible = canBeWhole ? setSaving(sumOf(all, costOf), percent) : 0
  const saving = isWhole ? possible : 0
  const count = countOf(inSet)
  const pieces = all.flatMap((one) =>
    one.variant && isTaken(one) && one.missing > 0
      ? [{ variantId: one.variant._id, quantity: one.missing, shownPrice: one.variant.price }]
      : [],
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
        {addText(text, { toAdd: sumOf(pieces, ({ quantity }) => quantity), count, isWhole })}
      </Button>
    </div>
  )
}

/** @param count  pieces of the set, of which the cart has those that are not added */
function addText(text: Text, { toAdd, count, isWhole }: { toAdd: number; count: number; isWhole: boolean }): string {
  if (toAdd === 0 && count > 0) return text('set.all-in-cart')
  if (!isWhole) return text('set.add-rest', { count: toAdd })
  return toAdd === count ? text('set.add') : text('set.add-others', { count: toAdd })
}

const countOf = (pieces: readonly ChosenPiece[]) => sumOf(pieces, ({ piece }) => piece.quantity)
