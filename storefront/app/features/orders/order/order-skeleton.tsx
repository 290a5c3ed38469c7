import { useText } from '../../../messages/text.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import styles from './order-view.module.css'

/** Skeleton of an order. */
export function OrderSkeleton() {
  const text = useText()
  return (
    <div className={`${styles.order} needs-script`}>
      <p role="status">{text('order.loading')}</p>
      <Skeleton className={styles.loadingHead} />
      <div className={styles.parts}>
        <Skeleton className={styles.loading} />
        <Skeleton className={styles.loading} />
      </div>
    </div>
  )
}
