import { useState } from 'react'
import { href, Link, useLocation, useNavigate } from 'react-router'
import { useText } from '../../../messages/text.ts'
import { Icon } from '../../../ui/icon.tsx'
import { roomPlansPath } from '../../planner/account/room-plans-path.ts'
import { box, logOut as logOutIcon } from '../session/account-icons.ts'
import { logOut } from '../session/log-out.ts'
import styles from './account-nav.module.css'

/** @param isKnown  whether the session is known, so that a logout is possible */
export function AccountNav({ isKnown }: { isKnown: boolean }) {
  const text = useText()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [isLeaving, setIsLeaving] = useState(false)
  const leave = async () => {
    setIsLeaving(true)
    await logOut('logged')
    await navigate(href('/'))
  }
  const entries = [
    { to: href('/my-account'), icon: 'user', label: text('profile.user'), also: null },
    { to: href('/my-list'), icon: 'heart', label: text('session.my-list'), also: null },
    { to: href('/my-orders'), icon: box, label: text('session.my-orders'), also: '/custom-orders' },
    { to: roomPlansPath(), icon: 'ruler', label: text('session.room-plans'), also: null },
  ] as const
  return (
    <nav className={styles.nav} aria-label={text('session.menu')}>
      <ul>
        {entries.map(({ to, icon, label, also }) => (
          <li key={to}>
            <Link
              to={to}
              className={styles.entry}
              aria-current={[to, also].some((path) => path !== null && isWithin(pathname, path)) ? 'page' : undefined}
            >
              <Icon name={icon} size={20} />
              {label}
            </Link>
          </li>
        ))}
        <li>
          <button
            type="button"
            className={`${styles.entry} needs-script`}
            disabled={!isKnown || isLeaving}
            aria-busy={isLeaving || undefined}
            onClick={() => void leave()}
          >
            <Icon name={logOutIcon} size={20} />
            {text('session.logout')}
          </button>
        </li>
      </ul>
    </nav>
  )
}

function isWithin(pathname: string, path: string): boolean {
  return pathname === path || pathname.startsWith(`${path}/`)
}
