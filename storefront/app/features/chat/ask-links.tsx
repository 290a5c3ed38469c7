import type { ShopSettings } from '#contract/settings.ts'
import { needMessages } from '../../messages/load-messages.ts'
import { useText } from '../../messages/text.ts'
import { Icon } from '../../ui/icon.tsx'
import { showToast } from '../../ui/toast.tsx'
import { viberUrl, whatsappUrl } from './app-urls.ts'
import styles from './ask-links.module.css'

await needMessages('chat')

const viberIcon =
  'M12 3.500c5.800 0 8.500 2.200 8.500 7.500S17.800 18.500 12 18.500l-3.500 2.500v-3.200C5 16.800 3.500 14.700 3.500 11c0-5.300 2.700-7.500 8.500-7.500ZM9 8c0 3.500 3 6.500 6.500 6.500l.5-1.500-2-1-1 .800a4.500 4.500 0 0 1-2-2l.800-1-1-2zM12.500 7a3.500 3.500 0 0 1 3.500 3.500'

type AskLinksProps = {
  shop: Pick<ShopSettings, 'whatsapp' | 'viber'>
  /** Stands ready in the app; the shopper sends it. */
  message: string
  /** Instead of the usual words before the links. */
  title?: string
}

/** Opens WhatsApp or Viber, where the shop has a number, with a message that the shopper can send. */
export function AskLinks({ shop: { whatsapp, viber }, message, title }: AskLinksProps) {
  const text = useText()
  if (whatsapp === '' && viber === '') return null
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(message)
      showToast('info', text('ask.copied'))
    } catch (error) {
      // Viber opens even so, and newer versions take the draft.
      console.warn('The clipboard took nothing', error)
    }
  }
  return (
    <div className={styles.ask}>
      <p className={styles.label}>{title ?? text('ask.title')}</p>
      {whatsapp !== '' && (
        <a href={whatsappUrl(whatsapp, message)} target="_blank" rel="noopener" className={styles.link}>
          <Icon name="whatsapp" size={20} />
          WhatsApp
        </a>
      )}
      {viber !== '' && (
        <a href={viberUrl(viber, message)} className={styles.link} onClick={() => void copy()}>
          <Icon name={viberIcon} size={20} />
          Viber
        </a>
      )}
    </div>
  )
}
