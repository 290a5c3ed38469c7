import { useLocation } from 'react-router'
import { useText } from '../messages/text.ts'
import styles from './page-loading.module.css'
import { usePendingLocation } from './use-coming.ts'

/**
 * Announces another page that loads slowly; the current page stays until then. A page announces its own changes itself.
 */
export function PageLoading() {
  const text = useText()
  const { pathname } = useLocation()
  const coming = usePendingLocation()
  const isLoading = coming !== undefined && coming.pathname !== pathname
  return (
    <div aria-live="polite" className={styles.status}>
      {isLoading && <p className={styles.loading}>{text('page.loading')}</p>}
    </div>
  )
}
