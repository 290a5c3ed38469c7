import { useNavigation } from 'react-router'
import { withoutLanguage } from '#domain/language/languages.ts'

/** Where the visitor is going while it loads. Its path has no language, as in `useLocation`; the router's own has. */
export function usePendingLocation() {
  const { location } = useNavigation()
  return location && { ...location, pathname: withoutLanguage(location.pathname) }
}
