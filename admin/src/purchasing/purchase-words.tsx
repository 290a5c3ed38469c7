import type { PurchaseState } from '#domain/purchasing/purchase-orders.ts'
import { englishFormats } from '#domain/language/english-formats.ts'
import type { Tone } from '../theme/tokens.ts'
import { StatusChip } from '../ui/status-chip.tsx'

const purchaseStateWords: Record<PurchaseState, { tone: Tone; label: string }> = {
  draft: { tone: 'pending', label: 'Draft' },
  sent: { tone: 'confirm', label: 'Sent' },
  partly: { tone: 'notice', label: 'Partly received' },
  received: { tone: 'delivered', label: 'Received' },
  cancelled: { tone: 'quiet', label: 'Cancelled' },
}

export const purchaseStateChoices = Object.entries(purchaseStateWords).map(([id, { label }]) => ({ id, name: label }))

/** State of an order to a supplier; a late one is red. */
export function PurchaseStatus({ state, isLate }: { state: PurchaseState; isLate: boolean }) {
  const { tone, label } = purchaseStateWords[state]
  return <StatusChip tone={isLate ? 'danger' : tone} label={isLate ? `${label}, late` : label} />
}

/** `Sat 5 Dec 2026`; a dash for no day. */
export function expectedText(day: string | null): string {
  return day === null ? '–' : `${englishFormats.shortDay(day)} ${day.slice(0, 4)}`
}

export function piecesCount(count: number): string {
  return count === 1 ? '1 piece' : `${count} pieces`
}
