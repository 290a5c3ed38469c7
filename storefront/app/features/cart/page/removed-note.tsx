import type { Cart } from '#contract/cart.ts'
import { useFormat } from '../../../format.ts'
import { useText } from '../../../messages/text.ts'
import { UndoNote } from '../../../ui/undo-note.tsx'
import { setDiscount, type Removed } from './use-removal.ts'

type RemovedNoteProps = { removed: Removed; cart: Cart; isSettled: boolean; onUndo: () => void }

/** Says which line is gone, and what discount went with it. */
export function RemovedNote({ removed, cart, isSettled, onUndo }: RemovedNoteProps) {
  const text = useText()
  const format = useFormat()
  const { line, isAside, listed } = removed
  // Moved back from the saved ones meanwhile.
  if (isAside && cart.lines.some(({ _id }) => _id === line._id)) return null
  const lost = removed.discount - setDiscount(cart)
  const words = [listed?.words ?? text(isAside ? 'cart.set-aside' : 'cart.removed', { product: line.name })]
  if (isSettled && lost > 0) words.push(text('cart.set-gone', { amount: format.money(lost) }))
  return (
    <UndoNote
      key={line._id}
      words={words.join(' ')}
      undoLabel={text('cart.undo')}
      onUndo={removed.canUndo ? onUndo : undefined}
    />
  )
}
