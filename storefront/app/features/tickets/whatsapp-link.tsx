import type { ShopSettings } from '#contract/settings.ts'
import { useFormat } from '../../format.ts'
import { useText } from '../../messages/text.ts'
import { whatsappUrl } from '../chat/app-urls.ts'

export type WhatsappLinkProps = { settings: ShopSettings; message?: string }

/** Opens WhatsApp, with a message that the shopper can send. */
export function WhatsappLink({ settings, message }: WhatsappLinkProps) {
  const text = useText()
  const { phone } = useFormat()
  return (
    <a href={whatsappUrl(settings.whatsapp, message)} target="_blank" rel="noopener">
      {text('contact.whatsapp', { number: phone(settings.whatsapp) })}
    </a>
  )
}
