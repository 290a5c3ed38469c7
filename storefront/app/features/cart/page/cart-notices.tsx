import type { Cart, CartNotice } from '#contract/cart.ts'
import { MAX_CART_LINES, MAX_QUANTITY } from '#domain/cart/cart.ts'
import { choiceName } from '#domain/catalog/variant-name.ts'
import type { Formats } from '#domain/language/formats.ts'
import { useFormat } from '../../../format.ts'
import { useText, type Text } from '../../../messages/text.ts'
import { Icon } from '../../../ui/icon.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { dismissNotices } from '../change-line.ts'
import { useEarlierPieces } from '../cart-store.ts'
import styles from './notes.module.css'

const EarlierNote = lazyPart(() => import('./earlier-note.tsx'))

/** What a login added to the cart, and what could not be added, until dismissed. */
export function CartNotices({ cart, hasLink = false }: { cart: Cart; hasLink?: boolean }) {
  const pieces = useEarlierPieces()
  return (
    <>
      {pieces > 0 && <EarlierNote pieces={pieces} hasLink={hasLink} />}
      <NotAdded cart={cart} />
    </>
  )
}

/** Shows what a login, a shared cart or an addition could not put into the cart. */
function NotAdded({ cart }: { cart: Cart }) {
  const text = useText()
  const format = useFormat()
  if (cart.notices.length === 0) return null
  return (
    <section aria-label={text('cart.notices')} className={styles.notices}>
      <Icon name="info" size={20} />
      <ul>
        {cart.notices.map((notice) => (
          <li key={notice._id}>{noticeText(notice, text, format)}</li>
        ))}
      </ul>
      <button type="button" className={styles.accept} onClick={() => void dismissNotices(cart)}>
        {text('cart.accept')}
      </button>
    </section>
  )
}

function noticeText(notice: CartNotice, text: Text, format: Formats): string {
  const { reason, wanted, kept } = notice
  const variant = format.choice(choiceName(notice))
  const product = variant === '' ? notice.name : `${notice.name} (${variant})`
  if (reason === 'limit') return text('cart.notice.limit', { product, wanted, most: MAX_QUANTITY })
  if (reason === 'stock') return text('cart.notice.stock', { product, wanted, kept })
  if (reason === 'full') return text('cart.notice.full', { product, most: MAX_CART_LINES })
  return text(`cart.notice.${reason}`, { product })
}
