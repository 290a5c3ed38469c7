import type { StockTransferRow } from '#contract/admin/stock/transfers.ts'
import { t } from '../../language/t.ts'
import { StatusChip } from '../../ui/status-chip.tsx'

/** Whether a transfer is on its way, has arrived, or arrived with a difference. */
export function TransferStatus({ transfer: { sent, received } }: { transfer: StockTransferRow }) {
  if (received === null) return <StatusChip tone="pending" label={t('In transit')} />
  if (received === sent) return <StatusChip tone="delivered" label={t('Received')} />
  const label =
    received < sent
      ? t('Received, %{missing} missing', { missing: sent - received })
      : t('Received, %{more} more', { more: received - sent })
  return <StatusChip tone="notice" label={label} />
}
