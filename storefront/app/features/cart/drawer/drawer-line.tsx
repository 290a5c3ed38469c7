import type { CartLine as Line } from '#contract/cart.ts'
import { choiceWords } from '../../catalog/choice-words.ts'
import { useFormat } from '../../../format.ts'
import { useText } from '../../../messages/text.ts'
import { PASSAGES_KEY, readKept } from '../../../storage.ts'
import { Icon } from '../../../ui/icon.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { ArrivesLine } from '../../delivery-zones/promise/arrives-line.tsx'
import { LineName, LinePicture } from '../line-name.tsx'
import { pieceOf } from '../piece-of.ts'
import { setQuantity } from '../change-line.ts'
import styles from './drawer-line.module.css'
import { LineNotes } from '../page/line-notes.tsx'
import { QuantityField } from '../page/quantity-field.tsx'
import { useFocus } from '../page/use-focus.ts'

const KeptAnswer = lazyPart(() => import('../page/kept-answer.tsx'))

type DrawerLineProps = {
  line: Line
  isSettled: boolean
  /** Whether it has just been added. */
  isAdded: boolean
  /** True after an undo: the line takes the focus. */
  isReturned: boolean
  onRemove: (line: Line) => void
  /** Called when a link of a note is followed, which may stay on this page. */
  onLeave: () => void
}

/** A compact line of the drawer. */
export function DrawerLine({ line, isSettled, isAdded, isReturned, onRemove, onLeave }: DrawerLineProps) {
  const text = useText()
  const format = useFormat()
  const row = useFocus<HTMLElement>(isReturned)
  const isThere = line.state === 'available' || line.state === 'short'
  const variant = choiceWords(text, format, line)
  const { productId, variantId } = line
  const isMeasured = line.state !== 'gone' && readKept(PASSAGES_KEY) !== null
  return (
    <article ref={row} tabIndex={-1} className={styles.line} aria-label={line.name}>
      <LinePicture line={line} sizes="88px" />
      <div className={styles.words}>
        {isAdded && <p className={styles.added}>{text('cart.line-added')}</p>}
        <LineName line={line} />
        {variant !== '' && <p className={styles.variant}>{variant}</p>}
        {isThere && <ArrivesLine piece={pieceOf(line)} />}
      </div>
      <button
        type="button"
        className={styles.remove}
        aria-label={text('cart.remove-of', { product: line.name })}
        onClick={() => onRemove(line)}
      >
        <Icon name="close" size={18} />
      </button>
      <div className={styles.figures}>
        {isThere && (
          <QuantityField
            of={line.name}
            value={line.quantity}
            most={line.countInStock}
            onChange={(quantity) => void setQuantity(line, quantity)}
          />
        )}
        <p className={styles.price} aria-busy={!isSettled}>
          {format.money(line.subtotal)}
        </p>
      </div>
      <div className={styles.notes}>
        <LineNotes line={line} />
        {isMeasured && productId !== null && variantId !== null && (
          <KeptAnswer line={line} productId={productId} variantId={variantId} onLeave={onLeave} />
        )}
      </div>
    </article>
  )
}
