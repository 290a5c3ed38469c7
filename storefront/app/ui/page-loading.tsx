import { useLocation } from 'react-router'
import { useText } from '../messages/text.ts'
import styles from './page-loading.module.css'
import { usePendingLocation } from './use-coming.ts'

/**
 * Says that another page is on its way, when it does not come at once; until it is there the present one stays. A
 * change of what the same page shows is that page's own matter.
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
