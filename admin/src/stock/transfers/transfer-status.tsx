import type { StockTransferRow } from '#contract/admin/stock/transfers.ts'
import { StatusChip } from '../../ui/status-chip.tsx'

/** Whether a transfer is on its way, has arrived, or arrived with a difference. */
export function TransferStatus({ transfer: { sent, received } }: { transfer: StockTransferRow }) {
  if (received === null) return <StatusChip tone="pending" label="In transit" />
  if (received === sent) return <StatusChip tone="delivered" label="Received" />
  const difference = received < sent ? `${sent - received} missing` : `${received - sent} more`
  return <StatusChip tone="notice" label={`Received, ${difference}`} />
}
