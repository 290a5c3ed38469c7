import type { ListedImport } from '#contract/admin/imports.ts'
import type { ImportState } from '#domain/imports/imports.ts'
import { t } from '../language/t.ts'
import type { Tone } from '../theme/tokens.ts'
import { StatusChip } from '../ui/status-chip.tsx'

const looks: Record<ImportState, { tone: Tone; label: string }> = {
  checking: { tone: 'pending', label: t('Checking') },
  refused: { tone: 'danger', label: t('Has errors') },
  ready: { tone: 'pending', label: t('Ready to import') },
  running: { tone: 'confirm', label: t('Importing') },
  done: { tone: 'delivered', label: t('Imported') },
  failed: { tone: 'danger', label: t('Failed') },
  dropped: { tone: 'quiet', label: t('Discarded') },
}

export function ImportStatus({ record }: { record: Pick<ListedImport, 'state'> }) {
  return <StatusChip {...looks[record.state]} />
}
