import type { CartLine } from '#contract/cart.ts'
import { formatMoney } from '../../format.ts'
import { useText } from '../../messages/text.ts'
import { LineName, LinePicture } from './line-name.tsx'
import styles from './cart-line.module.css'
import notes from './notes.module.css'
import { variantText } from './variant-text.ts'

/** A line that can only be looked at. */
export function SharedLine({ line }: { line: CartLine }) {
  const text = useText()
  const isMissing = line.state === 'gone' || line.state === 'sold-out'
  return (
    <article className={styles.line} aria-label={line.name}>
      <LinePicture line={line} sizes="(width >= 768px) 144px, 96px" />
      <div className={styles.words}>
        <LineName line={line} />
        <p className={styles.each}>
          {[variantText(line), text('cart.pieces', { count: line.quantity })].filter(Boolean).join(' · ')}
        </p>
        <p className={styles.each}>{text('cart.each', { price: formatMoney(line.price) })}</p>
        {isMissing && (
          <p className={notes.stock}>{text(line.state === 'gone' ? 'cart.line-gone' : 'cart.line-sold-out')}</p>
        )}
        {line.state === 'short' && (
          <p className={notes.stock}>{text('cart.line-short', { wanted: line.quantity, left: line.buyable })}</p>
        )}
      </div>
      <p className={styles.price}>{formatMoney(line.subtotal)}</p>
    </article>
  )
}
