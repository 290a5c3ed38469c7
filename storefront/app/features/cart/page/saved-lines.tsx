import { useId } from 'react'
import type { CartLine as Line } from '#contract/cart.ts'
import { choiceName } from '#domain/catalog/variant-name.ts'
import { useFormat } from '../../../format.ts'
import { useText } from '../../../messages/text.ts'
import { Button } from '../../../ui/button.tsx'
import { LineName, LinePicture } from '../line-name.tsx'
import { saveForLater } from '../change-line.ts'
import { pieceCount } from '../piece-count.ts'
import styles from './saved-lines.module.css'
import { useFocus } from './use-focus.ts'
import { useMoveAll } from './use-move-all.ts'

type SavedLinesProps = {
  lines: readonly Line[]
  /** Variant of the line restored last, which takes the focus. */
  returned: string | null
  onRemove: (line: Line) => void
  /** Called with the first of the moved lines, once the button that moved them is gone. */
  onAllMoved: (first: Line) => void
}

/** Lines saved for later, outside the totals. */
export function SavedLines({ lines, returned, onRemove, onAllMoved }: SavedLinesProps) {
  const titleId = useId()
  const text = useText()
  const { canMoveAll, isMoving, moveAll } = useMoveAll(lines, onAllMoved)
  if (lines.length === 0) return null
  return (
    <section aria-labelledby={titleId} className={styles.saved}>
      <h2 id={titleId}>{text('cart.saved', { count: pieceCount(lines) })}</h2>
      {canMoveAll && (
        <Button kind="outline" size="small" className={styles.all} busy={isMoving} onClick={() => void moveAll()}>
          {text('cart.move-all-back')}
        </Button>
      )}
      <ul>
        {lines.map((line) => (
          <li key={line._id}>
            <SavedLine line={line} isReturned={returned !== null && line.variantId === returned} onRemove={onRemove} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type SavedLineProps = { line: Line; isReturned: boolean; onRemove: (line: Line) => void }

function SavedLine({ line, isReturned, onRemove }: SavedLineProps) {
  const text = useText()
  const format = useFormat()
  const row = useFocus<HTMLElement>(isReturned)
  const isSoldOut = line.countInStock === 0
  const { price: change } = line.changes
  const each = format.money(line.price)
  const price = line.quantity > 1 ? text('cart.each', { price: each }) : each
  const wording = isSoldOut ? text('card.out-of-stock') : text('cart.move-back')
  return (
    <article ref={row} tabIndex={-1} className={styles.line} aria-label={line.name}>
      <LinePicture line={line} sizes="96px" />
      <div className={styles.words}>
        <LineName line={line} />
        <p className={styles.facts}>
          {[format.choice(choiceName(line)), text('cart.pieces', { count: line.quantity }), price]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {line.state === 'gone' && <p className={styles.gone}>{text('cart.line-gone')}</p>}
        {change && <p className={styles.facts}>{text('cart.price-changed', { was: format.money(change.was) })}</p>}
        <div className={styles.actions}>
          {line.state !== 'gone' && (
            <Button
              kind="outline"
              size="small"
              aria-label={`${wording}: ${line.name}`}
              disabled={isSoldOut}
              onClick={() => void saveForLater(line, false)}
            >
              {wording}
            </Button>
          )}
          <Button
            kind="quiet"
            size="small"
            aria-label={text('cart.remove-of', { product: line.name })}
            onClick={() => onRemove(line)}
          >
            {text('cart.remove')}
          </Button>
        </div>
      </div>
    </article>
  )
}
