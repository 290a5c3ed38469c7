import type { CartLine } from '#contract/cart.ts'
import { useText } from '../../../messages/text.ts'
import styles from './removed-line.module.css'
import { useFocus } from './use-focus.ts'

type RemovedLineProps = {
  line: CartLine
  /** Absent for a product that cannot be added again. */
  onUndo?: (() => void) | undefined
}

/** Takes the focus after a removal and offers the undo. */
export function RemovedLine({ line, onUndo }: RemovedLineProps) {
  const text = useText()
  const row = useFocus<HTMLDivElement>(true)
  return (
    <div ref={row} tabIndex={-1} role="status" className={styles.removed}>
      <span>{text('cart.removed', { product: line.name })}</span>
      {onUndo && (
        <button type="button" onClick={onUndo}>
          {text('cart.undo')}
        </button>
      )}
    </div>
  )
}
