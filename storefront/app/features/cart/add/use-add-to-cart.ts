import { useState } from 'react'
import { href, useLocation } from 'react-router'
import type { AddLineBody, AddPiecesBody } from '#contract/cart.ts'
import { useText } from '../../../messages/text.ts'
import { prefetch } from '../../../ui/lazy-part.tsx'
import { showToast } from '../../../ui/toast.tsx'
import { openCart } from '../cart-signals.ts'

/** One line, or several pieces that are added together. */
type Wish = AddLineBody | AddPiecesBody

const load = () => import('./add-line.ts')
const near = () => prefetch(load)

/**
 * Adds to the cart and opens the drawer. The script loads when the pointer comes near; a second click waits for the
 * first.
 * @param onAdded  called before the drawer opens
 */
export function useAddToCart(onAdded?: () => void) {
  const text = useText()
  const { pathname } = useLocation()
  const [isAdding, setIsAdding] = useState(false)
  const add = async (wish: Wish) => {
    if (isAdding) return
    // A call would wait for the network.
    if (!navigator.onLine) {
      showToast('error', text('cart.add-offline'))
      return
    }
    setIsAdding(true)
    try {
      const { addLine, addPieces } = await load()
      if (await ('pieces' in wish ? addPieces(wish) : addLine(wish))) {
        onAdded?.()
        // The cart page shows the line already.
        if (pathname === href('/cart')) showToast('success', text('cart.added'))
        else openCart()
      }
    } catch (error) {
      console.warn('The cart could not be loaded', error)
      showToast('error', text('panel.not-loaded'))
    }
    setIsAdding(false)
  }
  return { isAdding, add: (wish: Wish) => void add(wish), near: { onPointerEnter: near, onFocus: near } }
}
