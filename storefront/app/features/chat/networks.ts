import type { ShopSettings } from '#contract/settings.ts'
import { whatsappUrl } from './app-urls.ts'

/** Brand names, the same in every language. */
export const networkNames = { instagram: 'Instagram', facebook: 'Messenger', whatsapp: 'WhatsApp' } as const
export type Network = keyof typeof networkNames

/** Returns the networks that the shop uses, in the order of their tabs. */
export function networksOf({ social, whatsapp }: Pick<ShopSettings, 'social' | 'whatsapp'>): Network[] {
  const all = Object.keys(networkNames) as Network[]
  return all.filter((one) => (one === 'whatsapp' ? whatsapp !== '' : social.some(({ network }) => network === one)))
}

/** Returns the page that continues the conversation; only WhatsApp takes the text along. */
export function networkUrl(
  network: Network,
  settings: Pick<ShopSettings, 'social' | 'whatsapp'>,
  text: string,
): string {
  if (network === 'whatsapp') return whatsappUrl(settings.whatsapp, text)
  return settings.social.find((one) => one.network === network)!.url
}
