import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { CartLine } from '#contract/cart.ts'
import { useText } from '../../../messages/text.ts'
import { prefetch } from '../../../ui/lazy-part.tsx'
import { showToast } from '../../../ui/toast.tsx'

const load = () => import('./move-to-list.ts')
const near = () => prefetch(load)

/**
 * Moves a line to My List. A guest logs in first, comes back to the cart, and finds it moved. The script, which brings
 * the list, loads when the pointer comes near.
 */
export function ListButton({ line }: { line: CartLine }) {
  const text = useText()
  const navigate = useNavigate()
  const [isMoving, setIsMoving] = useState(false)
  const move = async () => {
    if (isMoving) return
    setIsMoving(true)
    let loginPath: string | undefined
    try {
      const { moveToList } = await load()
      loginPath = await moveToList(line)
    } catch (error) {
      console.warn('The list could not be loaded', error)
      showToast('error', text('panel.not-loaded'))
    }
    setIsMoving(false)
    if (loginPath !== undefined) await navigate(loginPath)
  }
  return (
    <button
      type="button"
      aria-busy={isMoving || undefined}
      onPointerEnter={near}
      onFocus={near}
      onClick={() => void move()}
    >
      {text('cart.move')}
    </button>
  )
}
