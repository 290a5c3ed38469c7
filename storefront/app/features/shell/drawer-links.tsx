import { href, Link, useLocation } from 'react-router'
import type { ShopSettings } from '#contract/settings.ts'
import { useText } from '../../messages/text.ts'
import { Icon } from '../../ui/icon.tsx'
import { box } from '../accounts/session/account-icons.ts'
import { loginPath, useSession } from '../accounts/session/session.ts'
import { whatsappUrl } from '../chat/app-urls.ts'
import { openChat } from '../chat/chat-signal.ts'
import { networksOf } from '../chat/networks.ts'
import styles from './categories-drawer.module.css'

const bubble = 'M4 5h16v11h-9l-5 4v-4H4z'

type DrawerLinksProps = { settings: ShopSettings; onLeave: () => void }

/** What shoppers look for besides furniture. */
export function DrawerLinks({ settings, onLeave }: DrawerLinksProps) {
  const text = useText()
  const { pathname, search } = useLocation()
  const isMember = useSession().status === 'member'
  const links = [
    isMember
      ? ({ icon: 'user', to: href('/my-account'), label: text('drawer.my-account') } as const)
      : ({ icon: 'user', to: loginPath(pathname + search), label: text('header.login') } as const),
    { icon: box, to: href('/track-order'), label: text('header.track-order') },
    { icon: 'store', to: href('/stores'), label: text('drawer.stores') },
    { icon: 'chair', to: href('/our-projects'), label: text('header.projects') },
    { icon: 'ruler', to: href('/planner'), label: text('drawer.planner') },
    { icon: 'info', to: href('/help-center'), label: text('header.help') },
  ] as const
  return (
    <ul className={styles.links} aria-label={text('drawer.more')}>
      {links.map(({ icon, to, label }) => (
        <li key={label}>
          <Link to={to} onClick={onLeave}>
            <Icon name={icon} size={22} />
            {label}
          </Link>
        </li>
      ))}
      {settings.whatsapp !== '' && (
        <li>
          <a href={whatsappUrl(settings.whatsapp)} target="_blank" rel="noopener">
            <Icon name="whatsapp" size={22} />
            WhatsApp
          </a>
        </li>
      )}
      {networksOf(settings).length > 0 && (
        <li>
          <button
            type="button"
            onClick={() => {
              onLeave()
              openChat()
            }}
          >
            <Icon name={bubble} size={22} />
            {text('chat.open')}
          </button>
        </li>
      )}
    </ul>
  )
}
