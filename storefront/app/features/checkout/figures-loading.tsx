import { useText } from '../../messages/text.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import notes from './notes.module.css'
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

/** Shown when the script for the amounts failed to load. The page must be reloaded, and all entries survive. */
export function FiguresMissing() {
  const text = useText()
  return (
    <p className={`${notes.note} ${notes.wrong}`} role="alert">
      {text('checkout.no-part')}
    </p>
  )
}
