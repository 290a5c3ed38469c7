import { Button, Typography } from '@mui/material'
import Download from '@mui/icons-material/Download'
import { useNotify } from 'react-admin'
import type { Import } from '#contract/admin/imports.ts'
import { download } from '../download.ts'
import { t } from '../language/t.ts'
import { PagePart } from '../ui/page-part.tsx'
import { ProblemTable } from '../ui/problem-table.tsx'

const titles: Partial<Record<Import['state'], string>> = {
  ready: t('Changed since the check'),
  failed: t('Not imported'),
  dropped: t('Not imported'),
}

/**
 * Table of rows that are invalid, have changed since the check or were not imported, each with its column and problem.
 */
export function ImportProblems({ record }: { record: Import }) {
  const { id, state, problems, problemCount } = record
  const notify = useNotify()
  const fetchAll = () =>
    download(`/imports/${id}/problems`, { format: 'csv' }).catch((error: Error) =>
      notify(error.message, { type: 'error' }),
    )
  const title = titles[state] ?? t('Errors')
  return (
    <PagePart
      title={title}
      action={
        <Button startIcon={<Download />} onClick={fetchAll}>
          {t('Download all as CSV')}
        </Button>
      }
    >
      <ProblemTable label={t('%{title}: rows', { title })} problems={problems} />
      {problemCount > problems.length && (
        <Typography color="text.secondary" sx={{ mt: 1 }}>
          {t('Showing the first %{shown} of %{all}.', { shown: problems.length, all: problemCount })}
        </Typography>
      )}
    </PagePart>
  )
}
