import type { ShopSettings } from '#contract/settings.ts'
import { useText } from '../../messages/text.ts'
import { Icon } from '../../ui/icon.tsx'
import { useLazyPanel } from '../../ui/use-lazy-panel.ts'
import styles from './chat-button.module.css'

const loadChat = () => import('./chat-panel.tsx')
const bubble = 'M4 5h16v11h-9l-5 4v-4H4zM8.500 10.500h.1M12 10.500h.1M15.500 10.500h.1'

/** Button at the lower right of every page, if the shop has a network to chat on. A click loads the chat itself. */
export function ChatButton({ settings }: { settings: ShopSettings }) {
  const text = useText()
  const { Panel, isOpen, close, opener } = useLazyPanel(loadChat)
  if (settings.whatsapp === '' && !settings.social.some(({ network }) => network !== 'whatsapp')) return null
  return (
    <>
      <button
        type="button"
        className={`${styles.button} needs-script`}
        aria-label={text('chat.open')}
        {...opener}
        aria-expanded={isOpen}
        onClick={isOpen ? close : opener.onClick}
      >
        <Icon name={bubble} />
      </button>
      {Panel && <Panel settings={settings} isOpen={isOpen} onClose={close} />}
    </>
  )
}
