import { useState } from 'react'
import { href, useNavigate } from 'react-router'
import type { CartLine } from '#contract/cart.ts'
import { useText } from '../../messages/text.ts'
import { showToast } from '../../ui/toast.tsx'
import { loginPath } from '../session/login-path.ts'
import { readTokens } from '../session/tokens.ts'
import { moveToList } from './move-to-list.ts'

/** Moves a line to My List; a guest is asked to log in, and comes back here with the cart. */
export function ListButton({ line }: { line: CartLine }) {
  const text = useText()
  const navigate = useNavigate()
  const [isMoving, setIsMoving] = useState(false)
  const move = async () => {
    if (isMoving) return
    if (!readTokens()) {
      showToast('info', text('cart.login-for-list'))
      void navigate(loginPath(href('/cart')))
      return
    }
    setIsMoving(true)
    await moveToList(line)
    setIsMoving(false)
  }
  return (
    <button type="button" aria-busy={isMoving || undefined} onClick={() => void move()}>
      {text('cart.move')}
    </button>
  )
}
