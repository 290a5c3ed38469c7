import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'
import type { ShopSettings } from '#contract/settings.ts'
import { needMessages } from '../../messages/load-messages.ts'
import { useText } from '../../messages/text.ts'
import { Icon } from '../../ui/icon.tsx'
import { useBackCloses } from '../../ui/use-back-closes.ts'
import { ChatForm } from './chat-form.tsx'
import styles from './chat-panel.module.css'
import { ChatTabs } from './chat-tabs.tsx'
import { ChatThread } from './chat-thread.tsx'
import { ClearChat } from './clear-chat.tsx'
import { type Network, networksOf, networkUrl } from './networks.ts'
import { useChat } from './use-chat.ts'
import { WriteFirst } from './write-first.tsx'

await needMessages('chat')

const TYPING_MS = 300

type ChatPanelProps = { settings: ShopSettings; isOpen: boolean; onClose: () => void }

/**
 * A chat that stays in this browser. Messages are stored here and sent to nobody; one click leads to a real
 * conversation. The page beside it stays usable.
 */
export default function ChatPanel({ settings, isOpen, onClose }: ChatPanelProps) {
  const text = useText()
  const titleId = useId()
  const panelId = useId()
  const panel = useRef<HTMLElement>(null)
  const chat = useChat()
  const networks = networksOf(settings)
  const [network, setNetwork] = useState<Network>(networks.includes('whatsapp') ? 'whatsapp' : networks[0]!)
  const { isTyping, type } = useTyping()
  const close = useOpener(panel, isOpen, onClose)
  useBackCloses(isOpen && coversPage(), close)

  const messages = chat.messages?.filter((one) => one.network === network)
  const add = async (message: { text: string; photo: Blob | undefined }) => {
    const isAdded = await chat.add({ ...message, network, at: new Date().toISOString() })
    if (isAdded) type()
    return isAdded
  }
  const clear = async () => {
    await chat.clear()
    // The focused element was deleted with the messages.
    panel.current!.focus()
  }
  const escape = ({ key, nativeEvent }: KeyboardEvent) => key === 'Escape' && !nativeEvent.isComposing && close()
  const said = messages?.findLast((one) => one.text !== '')?.text ?? ''
  return (
    <section
      ref={panel}
      role="dialog"
      aria-labelledby={titleId}
      tabIndex={-1}
      hidden={!isOpen}
      className={styles.panel}
      {...{ onKeyDown: escape }}
    >
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {text('chat.title', { name: settings.name })}
        </h2>
        <button type="button" className={styles.close} aria-label={text('chat.close')} onClick={close}>
          <Icon name="close" />
        </button>
      </div>
      <WriteFirst shop={settings} />
      <p className={styles.local}>{text(chat.isKept ? 'chat.local' : 'chat.not-kept')}</p>
      <ChatTabs networks={networks} chosen={network} panelId={panelId} onChoose={setNetwork} />
      <div id={panelId} role="tabpanel" aria-labelledby={`${panelId}-${network}`} className={styles.talk}>
        <ChatThread
          messages={messages}
          isTyping={isTyping}
          network={network}
          url={networkUrl(network, settings, said)}
          said={said}
        />
        <ChatForm key={network} onAdd={add} />
      </div>
      {chat.messages && chat.messages.length > 0 && <ClearChat onClear={clear} />}
    </section>
  )
}

/** On phones the chat is a sheet, elsewhere a box in the corner. */
function coversPage(): boolean {
  return matchMedia('(width < 480px)').matches
}

/** Moves the focus into the chat when it opens, and back when it closes. */
function useOpener(panel: RefObject<HTMLElement | null>, isOpen: boolean, onClose: () => void) {
  const opener = useRef<Element>(null)
  useEffect(() => {
    if (!isOpen) return
    opener.current = document.activeElement
    const field = matchMedia('(hover: hover)').matches ? panel.current?.querySelector('textarea') : null
    ;(field ?? panel.current)?.focus()
  }, [panel, isOpen])
  return () => {
    onClose()
    if (opener.current instanceof HTMLElement) opener.current.focus()
  }
}

/** True for a moment after each message, before the note below it appears. */
function useTyping() {
  const [isTyping, setIsTyping] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const type = () => {
    clearTimeout(timer.current)
    setIsTyping(true)
    timer.current = setTimeout(() => setIsTyping(false), TYPING_MS)
  }
  return { isTyping, type }
}
