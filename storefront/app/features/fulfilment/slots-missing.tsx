import { useText } from '../../messages/text.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './plan-dialog.module.css'

export function SlotsLoading() {
  const text = useText()
  return (
    <div role="status">
      <span className="visually-hidden">{text('deliveries.loading')}</span>
      <Skeleton className={styles.loadingDays} />
      <Skeleton className={styles.loadingSlots} />
    </div>
  )
}

/** Says why no days show, with a retry; on reconnecting they load automatically. */
export function SlotsMissing({ isTrying, onRetry }: { isTrying: boolean; onRetry: () => void }) {
  const text = useText()
  return (
    <div role="alert" className={styles.missing}>
      <p>{text(navigator.onLine ? 'deliveries.not-loaded' : 'error.offline')}</p>
      <Button kind="outline" busy={isTrying} onClick={onRetry}>
        {text('error.again')}
      </Button>
    </div>
  )
}
