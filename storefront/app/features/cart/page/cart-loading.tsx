import { useText } from '../../../messages/text.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import styles from './cart-loading.module.css'

/** Skeleton of two lines and the totals. */
export function CartLoading() {
  const text = useText()
  return (
    <div role="status" className={`${styles.loading} needs-script`}>
      <span className="visually-hidden">{text('cart.loading')}</span>
      <Skeleton className={styles.lines} />
      <Skeleton className={styles.totals} />
    </div>
  )
}

/** Shown when the page's script failed to load. */
export function CartMissing() {
  const text = useText()
  return (
    <LoadFailure title={text('cart.failed')} onRetry={() => location.reload()}>
      {text('panel.not-loaded')}
    </LoadFailure>
  )
}
