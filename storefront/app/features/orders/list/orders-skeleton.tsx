import { useText } from '../../../messages/text.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import styles from './orders-skeleton.module.css'

const ROWS = 10

/** Skeleton of the table, or of cards on phones. */
export function OrdersSkeleton() {
  const text = useText()
  return (
    <div className={`${styles.rows} needs-script`}>
      <p role="status" className="visually-hidden">
        {text('my-orders.loading')}
      </p>
      {Array.from({ length: ROWS }, (_, at) => (
        <Skeleton key={at} className={styles.row} />
      ))}
    </div>
  )
}
