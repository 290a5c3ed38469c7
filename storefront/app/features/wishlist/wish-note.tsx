import { useState } from 'react'
import { href, useLocation, useNavigate } from 'react-router'
import { useText } from '../../messages/text.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast.tsx'
import { returnPath } from '../accounts/next-path.ts'
import { type KeptWish, readWish } from './kept-wish.ts'
import styles from './wish-note.module.css'

/** `isNew`: the visitor registers first. */
export type WishNoteProps = { isNew?: boolean }

/** Says what the login is for; a piece for My List can be saved in the cart instead, which needs no account. */
export default function WishNote({ isNew }: WishNoteProps) {
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
      // With what an earlier try has begun.
      const now = readWish() ?? wish
      if (now.kind === 'saved' && (await keepWishInCart(now))) {
        await navigate(returnPath(new URLSearchParams(search), href('/')), { replace: true })
      }
    } catch (error) {
      console.warn('A piece could not be saved for later', error)
      showToast('error', text('panel.not-loaded'))
    }
    setIsBusy(false)
  }
  const reason = text(reasonOf(wish, isNew), { product: wish.name })
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

function reasonOf({ kind }: KeptWish, isNew = false) {
  if (kind === 'noticed') return isNew ? 'list.notice-register' : 'list.notice-log-in'
  return isNew ? 'list.register' : 'list.log-in'
}
