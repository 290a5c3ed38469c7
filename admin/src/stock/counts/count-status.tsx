import type { CountState } from '#domain/stock/places.ts'
import { StatusChip } from '../../ui/status-chip.tsx'

const words = {
  open: { tone: 'pending', label: 'Open' },
  booked: { tone: 'delivered', label: 'Booked' },
  dropped: { tone: 'quiet', label: 'Dropped' },
} as const satisfies Record<CountState, object>

export function CountStatus({ state }: { state: CountState }) {
  return <StatusChip {...words[state]} />
}
