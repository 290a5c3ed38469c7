import { choiceName } from '#domain/catalog/variant-name.ts'
import { formatIn } from '../../format.ts'
import { pageLanguage } from '../../messages/text.ts'
import { showToast } from '../../ui/toast.tsx'
import { sessionText } from '../accounts/session/call.ts'
import { askForNotice, save, type Saved, type Told } from './change-list.ts'
import './list-messages.ts'
import type { Wish } from './use-mark-button.ts'

/** Carries out a wish and shows a toast about its success or failure. */
export async function carryOut(wish: Wish): Promise<Told> {
  const { kind, productId, name } = wish
  if (kind === 'noticed') {
    const outcome = await askForNotice(productId)
    if (outcome === 'done') showToast('success', sessionText('list.noticed', { product: name }))
    return outcome
  }
  const saved = await save(productId, wish)
  if (typeof saved === 'string') return saved
  showToast('success', replacedText(name, saved) ?? sessionText('list.saved', { product: name }))
  return 'done'
}

/** Says which choice of the product took the place of which; undefined if none did. */
export function replacedText(product: string, { item, before }: Saved): string | undefined {
  if (!item || !before || item.variantId === before.variantId) return undefined
  const { choice } = formatIn(pageLanguage())
  const [now, then] = [choice(choiceName(item)), choice(choiceName(before))]
  return now === '' || then === '' ? undefined : sessionText('list.replaced', { product, choice: now, before: then })
}
