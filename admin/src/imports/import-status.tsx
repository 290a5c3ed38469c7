import type { ListedImport } from '#contract/admin/imports.ts'
import type { ImportState } from '#domain/imports.ts'
import type { Tone } from '../theme/tokens.ts'
import { StatusChip } from '../ui/status-chip.tsx'

const looks: Record<ImportState, { tone: Tone; label: string }> = {
  checking: { tone: 'pending', label: 'Being checked' },
  refused: { tone: 'danger', label: 'Has mistakes' },
  ready: { tone: 'pending', label: 'Waits for your yes' },
  running: { tone: 'confirm', label: 'Being taken over' },
  done: { tone: 'delivered', label: 'Taken over' },
  failed: { tone: 'danger', label: 'Failed' },
  dropped: { tone: 'quiet', label: 'Given up' },
}

export function ImportStatus({ record }: { record: Pick<ListedImport, 'state'> }) {
  return <StatusChip {...looks[record.state]} />
}
