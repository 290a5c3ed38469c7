import { Skeleton } from '../../../ui/skeleton.tsx'
import styles from './product-card.module.css'

/** Skeleton of a card. */
export function ProductCardSkeleton() {
  return (
    <div className={styles.skeleton} aria-hidden="true">
      <Skeleton className={styles.frame} />
      <Skeleton className={styles.shortLine} />
      <Skeleton className={styles.line} />
      <Skeleton className={styles.shortLine} />
    </div>
  )
}
