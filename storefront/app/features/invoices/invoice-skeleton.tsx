import { useText } from '../../messages/text.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './invoice-skeleton.module.css'

export function InvoiceSkeleton() {
  const text = useText()
  return (
    <div className="needs-script">
      <p className="visually-hidden" role="status">
        {text('invoice.loading')}
      </p>
      <Skeleton className={styles.loading} />
    </div>
  )
}
