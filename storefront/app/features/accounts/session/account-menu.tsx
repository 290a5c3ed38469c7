import { Menu } from '@base-ui/react/menu'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { href, Link, useLocation, useNavigate } from 'react-router'
import type { UserProfile } from '#contract/accounts.ts'
import { useText } from '../../../messages/text.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Key } from '../../../ui/key.tsx'
import { useBackCloses } from '../../../ui/use-back-closes.ts'
import { roomPlansPath } from '../../planner/account/room-plans-path.ts'
import styles from './account-menu.module.css'
import { box, logOut as logOutIcon } from './account-icons.ts'
import { logOut } from './log-out.ts'

const GAP_PX = 8

type AccountMenuProps = {
  /** The button that opens the menu and gets the focus back. */
  button: RefObject<HTMLButtonElement | null>
  user: UserProfile | undefined
  isOpen: boolean
  /** Whether the first entry takes the focus; with a mouse, the whole menu does. */
  takesFocus: boolean
  onClose: () => void
}

export default function AccountMenu({ button, user, isOpen, takesFocus, onClose }: AccountMenuProps) {
  const text = useText()
  const { pathname } = useLocation()
  // Rendered inside the banner, so that it belongs to a landmark.
  const [header] = useState(() => button.current?.closest('header'))
  const first = useRef<HTMLAnchorElement>(null)
  useBackCloses(isOpen, onClose)
  const entries = [
    { to: href('/my-account'), icon: 'user', label: text('session.my-account') },
    { to: href('/my-list'), icon: 'heart', label: text('session.my-list') },
    { to: href('/my-orders'), icon: box, label: text('session.my-orders') },
    { to: roomPlansPath(), icon: 'ruler', label: text('session.room-plans') },
  ] as const
  return (
    <Menu.Root
      open={isOpen}
      onOpenChange={(_, { event }) => {
        // The button's own click closes the menu.
        if (!button.current?.contains(event.target as Node)) onClose()
      }}
    >
      <Menu.Portal container={header}>
        <Menu.Positioner
          anchor={button}
          align="end"
          sideOffset={GAP_PX}
          positionMethod="fixed"
          className={styles.positioner}
        >
          <Menu.Popup className={styles.menu} finalFocus={button} aria-label={text('session.menu')}>
            {user && (
              <div className={styles.who}>
                <span className={styles.name}>{user.name}</span>
                <span className={styles.email}>{user.email}</span>
              </div>
            )}
            {entries.map(({ to, icon, label }, at) => (
              <Menu.LinkItem
                key={to}
                ref={at === 0 ? first : null}
                className={styles.entry}
                closeOnClick
                render={<Link to={to} aria-current={to === pathname ? 'page' : undefined} />}
              >
                <Icon name={icon} size={20} />
                {label}
                {to === pathname && <Key className={styles.key} />}
              </Menu.LinkItem>
            ))}
            <Menu.Separator className={styles.line} />
            <LogoutEntry />
            {takesFocus && <TakeFocus entry={first} />}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}

/** Focuses the entry once the menu exists, since the menu ignores an earlier focus. */
function TakeFocus({ entry }: { entry: RefObject<HTMLElement | null> }) {
  useEffect(() => entry.current?.focus({ preventScroll: true }), [entry])
  return null
}

/** Stays until the server has responded, and disappears with its menu. */
function LogoutEntry() {
  const text = useText()
  const navigate = useNavigate()
  const [isLeaving, setIsLeaving] = useState(false)
  const leave = async () => {
    setIsLeaving(true)
    await logOut()
    await navigate(href('/'))
  }
  return (
    <Menu.Item
      className={styles.entry}
      closeOnClick={false}
      disabled={isLeaving}
      aria-busy={isLeaving || undefined}
      onClick={() => void leave()}
    >
      <Icon name={logOutIcon} size={20} />
      {text('session.logout')}
    </Menu.Item>
  )
}
