import type { ShopSettings } from '#contract/settings.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { useIsUsed } from '../../ui/once-used.ts'

const ChatButton = lazyPart(() => import('./chat-button.tsx'))

/** The chat's button comes once the visitor does something on the page; its script and texts are 4 KB. */
export function ChatSlot({ settings }: { settings: ShopSettings }) {
  return useIsUsed() && <ChatButton settings={settings} />
}
