import { useText } from '../../messages/text.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './list-loading.module.css'

const ROWS = 3

/** Skeleton of the list. */
export function ListLoading() {
  const text = useText()
  return (
    <div role="status" className={`${styles.loading} needs-script`}>
      <span className="visually-hidden">{text('my-list.loading')}</span>
      {Array.from({ length: ROWS }, (_, at) => (
        <div key={at} className={styles.row}>
          <Skeleton className={styles.picture} />
          <span className={styles.words}>
            <Skeleton className={styles.short} />
            <Skeleton className={styles.line} />
            <Skeleton className={styles.short} />
          </span>
        </div>
      ))}
    </div>
  )
}
