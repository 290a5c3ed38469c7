import type { PurchaseState } from '#domain/purchasing/purchase-orders.ts'
import { formats, t } from '../language/t.ts'
import type { Tone } from '../theme/tokens.ts'
import { StatusChip } from '../ui/status-chip.tsx'

const purchaseStateWords: Record<PurchaseState, { tone: Tone; label: string }> = {
  draft: { tone: 'pending', label: t('Draft') },
  sent: { tone: 'confirm', label: t('Sent') },
  partly: { tone: 'notice', label: t('Partly received') },
  received: { tone: 'delivered', label: t('Received') },
  cancelled: { tone: 'quiet', label: t('Cancelled') },
}

export const purchaseStateChoices = Object.entries(purchaseStateWords).map(([id, { label }]) => ({ id, name: label }))

/** State of an order to a supplier; a late one is red. */
export function PurchaseStatus({ state, isLate }: { state: PurchaseState; isLate: boolean }) {
  const { tone, label } = purchaseStateWords[state]
  return <StatusChip tone={isLate ? 'danger' : tone} label={isLate ? t('%{label}, late', { label }) : label} />
}

/** `Sat 5 Dec 2026`; a dash for no day. */
export function expectedText(day: string | null): string {
  if (day === null) return '–'
  return `${formats.weekday(new Date(day).getUTCDay())} ${formats.shortDate(day)}`
}
