import { useText } from '../../messages/text.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './order-figures.module.css'

export function FiguresLoading() {
  const text = useText()
  return (
    <div className={styles.figures}>
      <p className="visually-hidden" role="status">
        {text('checkout.loading')}
      </p>
      <Skeleton className={styles.lineLoading} />
      <Skeleton className={styles.lineLoading} />
      <Skeleton className={styles.totalsLoading} />
    </div>
  )
}
