import { useText } from '../../messages/text.ts'
import { Icon } from '../../ui/icon.tsx'
import styles from './offline-note.module.css'
import { useIsOnline } from '../../ui/use-is-online.ts'

/** Warns before sending that the browser is offline; the entries wait. */
export function OfflineNote() {
  const text = useText()
  const isOnline = useIsOnline()
  return (
    <div role="status" className={styles.offline}>
      {!isOnline && (
        <>
          <Icon name="info" size={20} />
          <p>{text('order.offline-form')}</p>
        </>
      )}
    </div>
  )
}
