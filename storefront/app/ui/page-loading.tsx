import { useLocation, useNavigation } from 'react-router'
import { withoutLanguage } from '#domain/language/languages.ts'
import { useText } from '../messages/text.ts'
import { useIsOnline } from './use-is-online.ts'
import styles from './page-loading.module.css'

/**
 * Announces another page that loads slowly, or waits for the network, in a line along the top; the current page stays until
 * then. A page announces its own changes itself. The line also stands there while a pressed button waits for its script,
 * unless the button has a word of its own (`holdPress`).
 */
export function PageLoading() {
  const text = useText()
  const { pathname } = useLocation()
  const coming = usePendingLocation()
  const isOnline = useIsOnline()
  const isLoading = coming !== undefined && coming.pathname !== pathname
  return (
    <div aria-live="polite" className={styles.status} data-word={text('page.loading')}>
      {isLoading && <p className={styles.loading}>{text(isOnline ? 'page.loading' : 'page.offline')}</p>}
    </div>
  )
}

/** Where the visitor is going while it loads. Its path has no language, as in `useLocation`; the router's own has. */
export function usePendingLocation() {
  const { location } = useNavigation()
  return location && { ...location, pathname: withoutLanguage(location.pathname) }
}
