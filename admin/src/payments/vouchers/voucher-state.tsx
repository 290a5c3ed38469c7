import type { AdminVoucher } from '#contract/admin/payments/vouchers.ts'
import { t } from '../../language/t.ts'
import type { Tone } from '../../theme/tokens.ts'
import { StatusChip } from '../../ui/status-chip.tsx'

type State = AdminVoucher['state']

export const voucherStateWords: Record<State, { tone: Tone; label: string }> = {
  sent: { tone: 'notice', label: t('Needs review') },
  accepted: { tone: 'confirm', label: t('Accepted') },
  declined: { tone: 'quiet', label: t('Declined') },
}

export function VoucherStatus({ state }: { state: State }) {
  return <StatusChip {...voucherStateWords[state]} />
}
