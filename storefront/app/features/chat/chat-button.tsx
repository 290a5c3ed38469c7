import { useEffect, useEffectEvent, useRef } from 'react'
import type { ShopSettings } from '#contract/settings.ts'
import { useText } from '../../messages/text.ts'
import { Icon } from '../../ui/icon.tsx'
import { useLazyPanel } from '../../ui/use-lazy-panel.ts'
import styles from './chat-button.module.css'
import { onOpenChat } from './chat-signal.ts'
import { networksOf } from './networks.ts'
import { useFreeCorner } from './use-free-corner.ts'

const loadChat = () => import('./chat-panel.tsx')
const bubble = 'M4 5h16v11h-9l-5 4v-4H4zM8.500 10.500h.1M12 10.500h.1M15.500 10.500h.1'

/**
 * Button at the lower right of pages where it covers nothing, if the shop has a network to chat on; on phones the
 * drawer opens the chat. A click loads the chat itself.
 */
export default function ChatButton({ settings }: { settings: ShopSettings }) {
  const text = useText()
  const button = useRef<HTMLButtonElement>(null)
  const { Panel, isOpen, open, close, opener } = useLazyPanel(loadChat)
  const isShown = useFreeCorner(button) || isOpen
  const show = useEffectEvent(open)
  useEffect(() => onOpenChat(() => show()), [])
  if (networksOf(settings).length === 0) return null
  return (
    <>
      <button
        ref={button}
        type="button"
        className={`${styles.button} ${isShown ? styles.shown : ''}`}
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
