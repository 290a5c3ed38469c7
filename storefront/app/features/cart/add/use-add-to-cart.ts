import { useState } from 'react'
import { href, useLocation, useNavigate } from 'react-router'
import { useText } from '../../../messages/text.ts'
import { goesFirst } from '../../../ui/goes-first.ts'
import { prefetch } from '../../../ui/lazy-part.tsx'
import { showToast } from '../../../ui/toast.tsx'
import { prepareCart } from '../cart-signals.ts'
import type { Way, Wish } from './add-line.ts'

const load = () => import('./add-line.ts')
const near = () => prefetch(load)

/**
 * Adds to the cart; `add` then opens the drawer; `buy` adds what the cart lacks of it and opens the checkout. The script loads when the pointer comes near. Until
 * the drawer is open a second click does nothing: on a slow network it would add once more.
 * @param onAdded  called before the drawer opens
 */
export function useAddToCart(onAdded?: () => void) {
  const text = useText()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const [pending, setPending] = useState<Way>()
  const put = async (wish: Wish, way: Way) => {
    if (pending) return
    // A call would wait for the network.
    if (!navigator.onLine) {
      showToast('error', text('cart.add-offline'))
      return
    }
    setPending(way)
    window.isUnsent = true
    try {
      const { addWish, boughtNow, showAdded } = await load()
      const adding = addWish(wish, way)
      // The drawer loads beside the call, which is off by then: browsers make a few calls at a time.
      if (way === 'add') setTimeout(prepareCart)
      if (await adding) {
        onAdded?.()
        if (way === 'buy') await navigate(href('/checkout'), { state: boughtNow(wish) })
        // The cart page shows the line already.
        else if (pathname === href('/cart')) showToast('success', text('cart.added'))
        else await showAdded()
      }
    } catch (error) {
      console.warn('The cart could not be loaded', error)
      showToast('error', text(window.isUnsent ? 'cart.not-added' : 'panel.not-loaded'))
    }
    window.isUnsent = false
    setPending(undefined)
  }
  return {
    isAdding: pending === 'add',
    isBuying: pending === 'buy',
    add: (wish: Wish) => void goesFirst(put(wish, 'add')),
    buy: (wish: Wish) => void goesFirst(put(wish, 'buy')),
    near: { onPointerEnter: near, onFocus: near },
  }
}
