import type { AdminCustomRow } from '#contract/admin/custom-requests.ts'
import type { CustomRequestState, ProductionStage } from '#domain/custom-requests/custom-requests.ts'
import { formats, t } from '../language/t.ts'
import type { Tone } from '../theme/tokens.ts'
import { StatusChip } from '../ui/status-chip.tsx'

export const customStateWords: Record<CustomRequestState, { tone: Tone; label: string }> = {
  requested: { tone: 'notice', label: t('Needs quote') },
  quoted: { tone: 'pending', label: t('Quote sent') },
  accepted: { tone: 'confirm', label: t('Ordered') },
  declined: { tone: 'quiet', label: t('Declined by the customer') },
  withdrawn: { tone: 'quiet', label: t('Withdrawn') },
  refused: { tone: 'quiet', label: t('Declined by us') },
}

export const stageWords: Record<ProductionStage, string> = {
  design: t('Design'),
  timber: t('Timber'),
  making: t('Making'),
  finishing: t('Finishing'),
  ready: t('Ready'),
}

/** Status chip. An expired quote, or an ordered piece's production stage, takes precedence over the state. */
export function CustomStatus({ request: { state, quote, order } }: { request: AdminCustomRow }) {
  if (state === 'quoted' && quote && !quote.isOpen) return <StatusChip tone="notice" label={t('Quote expired')} />
  if (order?.isExpired) return <StatusChip tone="quiet" label={t('Deposit not paid')} />
  if (order?.state === 'confirm') {
    const label = order.stage === null ? t('Production not started') : stageWords[order.stage]
    return <StatusChip tone={order.stage === 'ready' ? 'delivered' : 'confirm'} label={label} />
  }
  if (order?.state === 'delivered') return <StatusChip tone="delivered" label={t('Delivered')} />
  return <StatusChip {...customStateWords[state]} />
}

/** Returns width, depth and height: `165.5 × 210 × 110 cm`. */
export function sizeText({ width, depth, height }: Pick<AdminCustomRow, 'width' | 'depth' | 'height'>): string {
  return t('%{sides} cm', { sides: formats.digits(`${width} × ${depth} × ${height}`) })
}
