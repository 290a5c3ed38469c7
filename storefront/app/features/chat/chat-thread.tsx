import { useFormat } from '../../format.ts'
import { useText } from '../../messages/text.ts'
import { Icon } from '../../ui/icon.tsx'
import { showToast } from '../../ui/toast.tsx'
import styles from './chat-thread.module.css'
import { type Network, networkNames } from './networks.ts'
import type { ShownMessage } from './use-chat.ts'

type ChatThreadProps = {
  /** Undefined until loaded. */
  messages: readonly ShownMessage[] | undefined
  isTyping: boolean
  network: Network
  /** Where the conversation continues. */
  url: string
  /** Text of the last message. */
  said: string
}

/** Messages for one network, with the link that continues the conversation there. */
export function ChatThread({ messages = [], isTyping, network, url, said }: ChatThreadProps) {
  const text = useText()
  const format = useFormat()
  const name = networkNames[network]
  const takesText = network === 'whatsapp'
  const count = messages.length

  const bringText = async () => {
    if (takesText || said === '') return
    try {
      await navigator.clipboard.writeText(said)
      showToast('info', text('chat.copied', { network: name }))
    } catch (error) {
      // The network's page opens even so.
      console.warn('The clipboard took nothing', error)
    }
  }
  return (
    <div
      role="log"
      aria-label={text('chat.messages', { network: name })}
      className={styles.thread}
      // Keys can scroll a long thread, too.
      {...{ tabIndex: 0 }}
    >
      <div>
        {count === 0 && <p className={styles.empty}>{text('chat.empty', { network: name })}</p>}
        <ul className={styles.messages}>
          {messages.map(({ id, text: words, photoUrl, at }) => (
            <li key={id} className={styles.message}>
              <span className="visually-hidden">{text('chat.you')}</span>
              {photoUrl !== undefined && <img src={photoUrl} alt={text('chat.photo')} className={styles.photo} />}
              {words !== '' && <p className={styles.words}>{words}</p>}
              <time dateTime={at} className={styles.time}>
                {`${format.shortDate(at)}, ${format.time(at)}`}
              </time>
            </li>
          ))}
        </ul>
        {isTyping && (
          <p className={styles.typing}>
            <span className="visually-hidden">{text('chat.typing')}</span>
            <span aria-hidden="true" />
            <span aria-hidden="true" />
            <span aria-hidden="true" />
          </p>
        )}
        {count > 0 && !isTyping && (
          <div className={styles.note}>
            <p>{text(takesText ? 'chat.note-whatsapp' : 'chat.note', { network: name })}</p>
            <a href={url} target="_blank" rel="noopener" className={styles.continue} onClick={() => void bringText()}>
              <Icon name={network} size={20} />
              {text('chat.continue', { network: name })}
            </a>
          </div>
        )}
      </div>
    </div>
  )
}
