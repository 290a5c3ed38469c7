import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { CartLine } from '#contract/cart.ts'
import { useText } from '../../../messages/text.ts'
import { moveToList } from './move-to-list.ts'

/** Moves a line to My List. A guest logs in first, comes back to the cart, and finds it moved. */
export function ListButton({ line }: { line: CartLine }) {
  const text = useText()
  const navigate = useNavigate()
  const [isMoving, setIsMoving] = useState(false)
  const move = async () => {
    if (isMoving) return
    setIsMoving(true)
    const loginPath = await moveToList(line)
    setIsMoving(false)
    if (loginPath !== undefined) await navigate(loginPath)
  }
  return (
    <button type="button" aria-busy={isMoving || undefined} onClick={() => void move()}>
      {text('cart.move')}
    </button>
  )
}
