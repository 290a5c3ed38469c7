import { useText } from '../../messages/text.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useLineCount } from '../cart/cart-signals.ts'
import styles from './order-figures.module.css'

/** As high as the figures of the cart, as far as the browser knows it, so that the button stays where it is. */
export function FiguresLoading() {
  const text = useText()
  const lines = useLineCount()
  return (
    <>
      <div className={styles.figures}>
        <p className="visually-hidden" role="status">
          {text('checkout.loading')}
        </p>
        <div className={styles.linesLoading}>
          {Array.from({ length: lines || 1 }, (_, at) => (
            <Skeleton key={at} className={styles.lineLoading} />
          ))}
        </div>
        <Skeleton className={styles.totalsLoading} />
      </div>
      <Skeleton className={styles.couponLoading} />
    </>
  )
}
