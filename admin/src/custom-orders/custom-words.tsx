import type { AdminCustomRow } from '#contract/admin/custom-orders.ts'
import type { CustomRequestState, ProductionStage } from '#domain/production.ts'
import type { Tone } from '../theme/tokens.ts'
import { StatusChip } from '../ui/status-chip.tsx'

export const customStateWords: Record<CustomRequestState, { tone: Tone; label: string }> = {
  requested: { tone: 'notice', label: 'Waits for an offer' },
  quoted: { tone: 'pending', label: 'Offered' },
  accepted: { tone: 'confirm', label: 'Ordered' },
  declined: { tone: 'quiet', label: 'Declined by the customer' },
  withdrawn: { tone: 'quiet', label: 'Withdrawn' },
  refused: { tone: 'quiet', label: 'Refused' },
}

export const stageWords: Record<ProductionStage, string> = {
  design: 'Design',
  timber: 'Timber',
  making: 'Making',
  finishing: 'Finishing',
  ready: 'Ready',
}

/** An offer whose days are over, and how far an ordered piece is, say more than the state. */
export function CustomStatus({ request: { state, quote, order } }: { request: AdminCustomRow }) {
  if (state === 'quoted' && quote && !quote.isOpen) return <StatusChip tone="notice" label="Offer is over" />
  if (order?.isExpired) return <StatusChip tone="quiet" label="Deposit never came" />
  if (order?.state === 'confirm') {
    const label = order.stage === null ? 'To be begun' : stageWords[order.stage]
    return <StatusChip tone={order.stage === 'ready' ? 'delivered' : 'confirm'} label={label} />
  }
  if (order?.state === 'delivered') return <StatusChip tone="delivered" label="Delivered" />
  return <StatusChip {...customStateWords[state]} />
}

/** `165.5 × 210 × 110 cm`: width, depth, height. */
export function sizeText({ width, depth, height }: Pick<AdminCustomRow, 'width' | 'depth' | 'height'>): string {
  return `${width} × ${depth} × ${height} cm`
}
