import type { CartLine } from '#contract/cart.ts'
import { useFormat } from '../../../format.ts'
import { useText } from '../../../messages/text.ts'
import { Icon } from '../../../ui/icon.tsx'
import { acceptChanges } from '../change-line.ts'
import styles from './notes.module.css'

/** Changes since the line was added. The shopper can accept a new price or quantity, but not a missing product. */
export function LineNotes({ line }: { line: CartLine }) {
  const text = useText()
  const format = useFormat()
  const { price, quantity } = line.changes
  const stock = stockNote(line, text)
  const canAccept = price !== null || (quantity !== null && line.state === 'short')
  if (!price && stock === undefined) return null
  return (
    <div
      role="group"
      aria-label={text('cart.changes-of', { product: line.name })}
      className={stock === undefined ? styles.notes : styles.grave}
    >
      <Icon name="info" size={18} />
      <div>
        {price && <p>{text('cart.price-changed', { was: format.money(price.was) })}</p>}
        {stock !== undefined && <p>{stock}</p>}
      </div>
      {canAccept && (
        <button type="button" className={styles.accept} onClick={() => void acceptChanges(line)}>
          {text('cart.accept')}
        </button>
      )}
    </div>
  )
}

function stockNote({ state, changes }: CartLine, text: ReturnType<typeof useText>): string | undefined {
  if (state === 'gone') return text('cart.line-gone')
  if (state === 'sold-out') return text('cart.line-sold-out')
  if (!changes.quantity) return undefined
  return text('cart.line-short', { wanted: changes.quantity.was, left: changes.quantity.now })
}
