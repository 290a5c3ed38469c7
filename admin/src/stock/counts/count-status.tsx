import type { CountState } from '#domain/stock/places.ts'
import { t } from '../../language/t.ts'
import { StatusChip } from '../../ui/status-chip.tsx'

const words = {
  open: { tone: 'pending', label: t('Open') },
  booked: { tone: 'delivered', label: t('Booked') },
  dropped: { tone: 'quiet', label: t('Dropped') },
} as const satisfies Record<CountState, object>

export function CountStatus({ state }: { state: CountState }) {
  return <StatusChip {...words[state]} />
}
