import type { CartLine } from '#contract/cart.ts'
import { choiceWords } from '../../catalog/choice-words.ts'
import { useFormat } from '../../../format.ts'
import { useText, type Text } from '../../../messages/text.ts'
import { ArrivesLine } from '../../delivery-zones/promise/arrives-line.tsx'
import { LineName, LinePicture } from '../line-name.tsx'
import { pieceOf } from '../piece-of.ts'
import styles from '../page/cart-line.module.css'
import notes from '../page/notes.module.css'

/** A read-only line. */
export function SharedLine({ line }: { line: CartLine }) {
  const text = useText()
  const format = useFormat()
  const note = sharedNote(line, text)
  return (
    <article className={styles.line} aria-label={line.name}>
      <LinePicture line={line} sizes="(width >= 768px) 144px, 96px" />
      <div className={styles.words}>
        <LineName line={line} />
        <p className={styles.each}>
          {[choiceWords(text, format, line), text('cart.pieces', { count: line.quantity })].filter(Boolean).join(' · ')}
        </p>
        <p className={styles.each}>{text('cart.each', { price: format.money(line.price) })}</p>
        {line.buyable > 0 && <ArrivesLine piece={pieceOf(line)} />}
        {note !== undefined && <p className={notes.grave}>{note}</p>}
      </div>
      <p className={styles.price}>{format.money(line.subtotal)}</p>
    </article>
  )
}

function sharedNote({ state, quantity, buyable }: CartLine, text: Text): string | undefined {
  if (state === 'gone') return text('cart.line-gone')
  if (state === 'sold-out') return text('cart.shared-sold-out')
  return state === 'short' ? text('cart.line-short', { wanted: quantity, left: buyable }) : undefined
}
