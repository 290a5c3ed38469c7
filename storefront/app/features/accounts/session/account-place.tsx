import { href, Link, useLocation } from 'react-router'
import { useText } from '../../../messages/text.ts'
import { Icon } from '../../../ui/icon.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import styles from './account-place.module.css'
import { loginPath, useSession } from './session.ts'

export const loadAccountButton = () => import('./account-button.tsx')
const AccountButton = lazyPart(loadAccountButton)

/** The header's account area: login links, or the account with its menu. */
export function AccountPlace() {
  const { status, user } = useSession()
  const isGuest = status === 'unknown' || status === 'guest'
  return (
    <div className={styles.place}>
      {isGuest ? <WaysIn isKnown={status === 'guest'} /> : <AccountButton user={user} />}
    </div>
  )
}

/** The served HTML is the same for everyone, so its login links have no return path. */
function WaysIn({ isKnown }: { isKnown: boolean }) {
  const text = useText()
  const { pathname, search } = useLocation()
  return (
    <>
      <Link to={isKnown ? loginPath(pathname + search) : href('/login')} className={styles.login}>
        <Icon name="user" />
        <span>{text('header.login')}</span>
      </Link>
      <Link to={href('/register')} className={styles.register}>
        {text('header.register')}
      </Link>
    </>
  )
}
