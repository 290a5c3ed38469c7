import { useState } from 'react'
import Download from '@mui/icons-material/DownloadOutlined'
import { Button, Stack } from '@mui/material'
import { useNotify } from 'react-admin'
import type { ReportName } from '#domain/reports/report-names.ts'
import type { Query } from '../api.ts'
import { download } from '../download.ts'

const formats = [
  { format: 'xlsx', label: 'Excel' },
  { format: 'pdf', label: 'PDF' },
  { format: 'csv', label: 'CSV' },
] as const

/** Buttons that download the report as a file: all of its rows, whatever the page shows. */
export function Files({ name, asked }: { name: ReportName; asked: Query }) {
  const notify = useNotify()
  const [busy, setBusy] = useState<string | null>(null)

  async function fetchFile(format: string) {
    setBusy(format)
    try {
      await download(`/reports/${name}/file`, { ...asked, format })
    } catch (error) {
      notify(error instanceof Error ? error.message : String(error), { type: 'error' })
    } finally {
      setBusy(null)
    }
  }

  return (
    <Stack direction="row" role="group" aria-label="Download" sx={{ gap: 1 }}>
      {formats.map(({ format, label }) => (
        <Button
          key={format}
          variant="outlined"
          startIcon={<Download />}
          loading={busy === format}
          disabled={busy !== null && busy !== format}
          onClick={() => fetchFile(format)}
        >
          {label}
        </Button>
      ))}
    </Stack>
  )
}
