import { Button, Typography } from '@mui/material'
import Download from '@mui/icons-material/Download'
import { useNotify } from 'react-admin'
import type { Import } from '#contract/admin/imports.ts'
import { englishFormats } from '#domain/language/english-formats.ts'
import { download } from '../download.ts'
import { PagePart } from '../ui/page-part.tsx'
import { ProblemTable } from '../ui/problem-table.tsx'

const titles: Partial<Record<Import['state'], string>> = {
  ready: 'Changed since the check',
  failed: 'Not imported',
  dropped: 'Not imported',
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
  const title = titles[state] ?? 'Errors'
  return (
    <PagePart
      title={title}
      action={
        <Button startIcon={<Download />} onClick={fetchAll}>
          Download all as CSV
        </Button>
      }
    >
      <ProblemTable label={`${title}: rows`} problems={problems} />
      {problemCount > problems.length && (
        <Typography color="text.secondary" sx={{ mt: 1 }}>
          Showing the first {problems.length} of {englishFormats.number(problemCount)}.
        </Typography>
      )}
    </PagePart>
  )
}
