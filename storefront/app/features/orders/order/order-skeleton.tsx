import { useText } from '../../../messages/text.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import styles from './order-view.module.css'

/** Skeleton of an order. */
export function OrderSkeleton() {
  const text = useText()
  return <NamedSkeleton says={text('order.loading')} />
}

/** Skeleton of an order whose number is known. */
export function OpeningSkeleton({ orderId }: { orderId: string }) {
  const text = useText()
  return <NamedSkeleton says={text('track.opening', { orderId })} />
}

function NamedSkeleton({ says }: { says: string }) {
  return (
    <div className={`${styles.order} needs-script`}>
      <p role="status">{says}</p>
      <Skeleton className={styles.loadingHead} />
      <div className={styles.parts}>
        <Skeleton className={styles.loading} />
        <Skeleton className={styles.loading} />
      </div>
    </div>
  )
}
