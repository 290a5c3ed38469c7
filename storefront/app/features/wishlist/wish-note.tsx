import { useState } from 'react'
import { href, useLocation, useNavigate } from 'react-router'
import { useText } from '../../messages/text.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast.tsx'
import { returnPath } from '../accounts/next-path.ts'
import { readWish } from './kept-wish.ts'
import styles from './wish-note.module.css'

/** Says what the login is for; a piece for My List can be saved in the cart instead, which needs no account. */
export default function WishNote() {
  const text = useText()
  const navigate = useNavigate()
  const { search } = useLocation()
  const [wish] = useState(readWish)
  const [isBusy, setIsBusy] = useState(false)
  if (!wish) return null
  const keepInCart = async () => {
    if (isBusy) return
    setIsBusy(true)
    try {
      const { keepWishInCart } = await import('./keep-wish-in-cart.ts')
      if (await keepWishInCart(wish)) {
        await navigate(returnPath(new URLSearchParams(search), href('/')), { replace: true })
      }
    } catch (error) {
      console.warn('A piece could not be saved for later', error)
      showToast('error', text('panel.not-loaded'))
    }
    setIsBusy(false)
  }
  const reason = text(wish.kind === 'noticed' ? 'list.notice-log-in' : 'list.log-in', { product: wish.name })
  if (wish.kind !== 'saved') return <p>{reason}</p>
  return (
    <div className={styles.note}>
      <p>
        {reason} {text('list.without-account')}
      </p>
      <Button kind="outline" busy={isBusy} onClick={() => void keepInCart()}>
        {text('list.keep-in-cart')}
      </Button>
    </div>
  )
}
