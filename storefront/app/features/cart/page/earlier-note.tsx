import { href, Link } from 'react-router'
import '../../../messages/account-messages.ts'
import { useText } from '../../../messages/text.ts'
import { Icon } from '../../../ui/icon.tsx'
import { setEarlierPieces } from '../cart-store.ts'
import styles from './notes.module.css'

/** Names how many pieces came from the account's earlier cart, so that none is ordered unnoticed. */
export default function EarlierNote({ pieces, hasLink }: { pieces: number; hasLink: boolean }) {
  const text = useText()
  return (
    <div role="status" className={styles.notices}>
      <Icon name="info" size={20} />
      <p>
        {text('account.earlier-cart', { count: pieces })}{' '}
        {hasLink && <Link to={href('/cart')}>{text('cart.view')}</Link>}
      </p>
      <button type="button" className={styles.accept} onClick={() => setEarlierPieces(0)}>
        {text('cart.accept')}
      </button>
    </div>
  )
}
