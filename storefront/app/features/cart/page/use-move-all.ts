import { useState } from 'react'
import type { CartLine } from '#contract/cart.ts'
import { useText } from '../../../messages/text.ts'
import { showToast } from '../../../ui/toast.tsx'
import { saveForLater } from '../change-line.ts'
import { pieceCount } from '../piece-count.ts'

/**
 * Moves all lines saved for later back to the cart, except those that the shop does not have. It ends at the first line that
 * the shop refuses, which a toast reports.
 *
 * @param onAllMoved  takes the focus from the button, which goes
 */
export function useMoveAll(saved: readonly CartLine[], onAllMoved: (first: CartLine) => void) {
  const text = useText()
  const [isMoving, setIsMoving] = useState(false)
  const movable = saved.filter(({ state, countInStock }) => state !== 'gone' && countInStock > 0)

  const moveAll = async () => {
    if (isMoving) return
    setIsMoving(true)
    const count = await moveBack(movable)
    setIsMoving(false)
    const [first] = movable
    if (first && movable.length - count < 2) onAllMoved(first)
    // The toast of the failure says why, and the other lines are still in sight.
    if (count < movable.length) return
    const left = saved.filter((line) => !movable.includes(line)).map(({ name }) => name)
    const words = [text('cart.moved-back', { count: pieceCount(movable) })]
    if (left.length > 0) words.push(text('cart.still-saved', { names: left.join(', ') }))
    showToast(left.length > 0 ? 'info' : 'success', words.join(' '))
  }
  return { canMoveAll: isMoving || movable.length > 1, isMoving, moveAll }
}

/** Returns how many lines it moved. */
async function moveBack(lines: readonly CartLine[]): Promise<number> {
  for (const [count, line] of lines.entries()) {
    if (!(await saveForLater(line, false))) return count
  }
  return lines.length
}
