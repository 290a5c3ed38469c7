import { useRef, useState, type KeyboardEvent, type MouseEvent } from 'react'
import type { UserProfile } from '#contract/accounts.ts'
import { useText } from '../../../messages/text.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useLazyPanel } from '../../../ui/use-lazy-panel.ts'
import styles from './account-place.module.css'

const loadMenu = () => import('./account-menu.tsx')

/** Name and email of the member; without a user while the server has not answered yet. */
export default function AccountButton({ user }: { user: UserProfile | undefined }) {
  const text = useText()
  const button = useRef<HTMLButtonElement>(null)
  const { Panel: AccountMenu, isOpen, open, close, opener } = useLazyPanel(loadMenu)
  const [isByKey, setIsByKey] = useState(false)

  const press = (event: MouseEvent<HTMLElement>) => {
    setIsByKey(event.detail === 0)
    if (isOpen) close()
    else opener.onClick(event)
  }
  const pressKey = (event: KeyboardEvent) => {
    if (isOpen || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return
    event.preventDefault()
    setIsByKey(true)
    open()
  }
  return (
    <>
      <button
        type="button"
        ref={button}
        className={styles.account}
        {...opener}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={press}
        onKeyDown={pressKey}
      >
        <Icon name="user" />
        <span className={styles.who}>
          <span className={styles.name}>{user?.name || text('header.user')}</span>{' '}
          <span className={styles.email}>{user?.email}</span>
        </span>
      </button>
      {AccountMenu && <AccountMenu button={button} user={user} isOpen={isOpen} takesFocus={isByKey} onClose={close} />}
    </>
  )
}
