import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { CartLine } from '#contract/cart.ts'
import { useText } from '../../../messages/text.ts'
import { prefetch } from '../../../ui/lazy-part.tsx'
import { showToast } from '../../../ui/toast.tsx'
import type { Listed } from './move-to-list.ts'

const load = () => import('./move-to-list.ts')
const near = () => prefetch(load)

type ListButtonProps = { line: CartLine; onListed: (line: CartLine, listed: Listed) => void }

/**
 * Puts a line on My List; `onListed` then takes it out of the cart. A guest logs in first, comes back to the cart, and finds it moved. The script, which brings
 * the list, loads when the pointer comes near.
 */
export function ListButton({ line, onListed }: ListButtonProps) {
  const text = useText()
  const navigate = useNavigate()
  const [isMoving, setIsMoving] = useState(false)
  const move = async () => {
    if (isMoving) return
    setIsMoving(true)
    let done: Listed | { loginPath: string } | undefined
    try {
      const { putOnList } = await load()
      done = await putOnList(line)
    } catch (error) {
      console.warn('The list could not be loaded', error)
      showToast('error', text('panel.not-loaded'))
    }
    setIsMoving(false)
    if (done && 'loginPath' in done) await navigate(done.loginPath)
    else if (done) onListed(line, done)
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
