import type { ListedImport } from '#contract/admin/imports.ts'
import type { ImportState } from '#domain/imports/imports.ts'
import type { Tone } from '../theme/tokens.ts'
import { StatusChip } from '../ui/status-chip.tsx'

const looks: Record<ImportState, { tone: Tone; label: string }> = {
  checking: { tone: 'pending', label: 'Checking' },
  refused: { tone: 'danger', label: 'Has errors' },
  ready: { tone: 'pending', label: 'Ready to import' },
  running: { tone: 'confirm', label: 'Importing' },
  done: { tone: 'delivered', label: 'Imported' },
  failed: { tone: 'danger', label: 'Failed' },
  dropped: { tone: 'quiet', label: 'Discarded' },
}

export function ImportStatus({ record }: { record: Pick<ListedImport, 'state'> }) {
  return <StatusChip {...looks[record.state]} />
}
