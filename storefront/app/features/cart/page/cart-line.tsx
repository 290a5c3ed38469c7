import type { ReactNode } from 'react'
import type { CartLine as Line } from '#contract/cart.ts'
import { useFormat } from '../../../format.ts'
import { useText } from '../../../messages/text.ts'
import { PASSAGES_KEY, readKept } from '../../../storage.ts'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import styles from './cart-line.module.css'
import { setQuantity } from '../change-line.ts'
import { ArrivesLine } from '../../delivery-zones/promise/arrives-line.tsx'
import { LineName, LinePicture } from '../line-name.tsx'
import { pieceOf } from '../piece-of.ts'
import { ListButton } from './list-button.tsx'
import type { Listed } from './move-to-list.ts'
import { LineNotes } from './line-notes.tsx'
import { QuantityField } from './quantity-field.tsx'
import { useFocus } from './use-focus.ts'
import { VariantSelects } from '../add/variant-selects.tsx'

const KeptAnswer = lazyPart(() => import('./kept-answer.tsx'))

type CartLineProps = {
  line: Line
  /** No change is pending, so the line's total is known. */
  isSettled: boolean
  /** True after an undo: the line takes the focus. */
  isReturned: boolean
  /** What a change of size did, and what does not fit. */
  notes: ReactNode
  onChoose: (line: Line, choice: Line['choices'][number]) => void
  onRemove: (line: Line) => void
  onSetAside: (line: Line) => void
  onListed: (line: Line, listed: Listed) => void
}

/** An editable line of the cart page. */
export function CartLine({
  line,
  isSettled,
  isReturned,
  notes,
  onChoose,
  onRemove,
  onSetAside,
  onListed,
}: CartLineProps) {
  const text = useText()
  const format = useFormat()
  const row = useFocus<HTMLElement>(isReturned)
  const isThere = line.state !== 'gone'
  const { productId, variantId } = line
  const isMeasured = isThere && readKept(PASSAGES_KEY) !== null
  return (
    <article ref={row} tabIndex={-1} className={styles.line} aria-label={line.name}>
      <LinePicture line={line} sizes="(width >= 768px) 144px, 96px" />
      <div className={styles.words}>
        <LineName line={line} />
        <p className={styles.each}>
          {text('cart.each', { price: format.money(line.price) })}
          {line.oldPrice !== null && line.oldPrice > line.price && <s>{format.money(line.oldPrice)}</s>}
        </p>
        <VariantSelects line={line} onChoose={(choice) => onChoose(line, choice)} />
        {notes}
        <LineNotes line={line} />
        {isMeasured && productId !== null && variantId !== null && (
          <KeptAnswer line={line} productId={productId} variantId={variantId} />
        )}
        {isThere && <ArrivesLine piece={pieceOf(line)} />}
        <div className={styles.actions}>
          <button type="button" onClick={() => onSetAside(line)}>
            {text('cart.save')}
          </button>
          {isThere && <ListButton line={line} onListed={onListed} />}
          <button
            type="button"
            aria-label={text('cart.remove-of', { product: line.name })}
            onClick={() => onRemove(line)}
          >
            {text('cart.remove')}
          </button>
        </div>
      </div>
      <p className={styles.price} aria-busy={!isSettled}>
        {format.money(line.subtotal)}
      </p>
      {isThere && line.state !== 'sold-out' && (
        <QuantityField
          of={line.name}
          value={line.quantity}
          most={line.countInStock}
          className={styles.quantity}
          onChange={(quantity) => void setQuantity(line, quantity)}
        />
      )}
    </article>
  )
}
