import { href, Link } from 'react-router'
import { useText } from '../../../messages/text.ts'
import styles from './order-items.module.css'

/** Link to the review form for a buyer. */
export function ReviewLink({ productId }: { productId: string }) {
  const text = useText()
  return (
    <Link className={styles.review} to={`${href('/product/:id', { id: productId })}#reviews`}>
      {text('order.review')}
    </Link>
  )
}
