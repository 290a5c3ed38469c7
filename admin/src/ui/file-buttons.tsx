import { useState } from 'react'
import Download from '@mui/icons-material/DownloadOutlined'
import { Button, Stack } from '@mui/material'
import { useNotify } from 'react-admin'
import type { Query } from '../api.ts'
import { download } from '../download.ts'
import { t } from '../language/t.ts'

const labels = { xlsx: 'Excel', pdf: 'PDF', csv: 'CSV' }
type Format = keyof typeof labels

type FileButtonsProps = { path: string; asked: Query; formats: readonly Format[] }

/** Buttons that download a table as a file: all of its rows, whatever the page shows. */
export function FileButtons({ path, asked, formats }: FileButtonsProps) {
  const notify = useNotify()
  const [busy, setBusy] = useState<Format | null>(null)

  async function fetchFile(format: Format) {
    setBusy(format)
    try {
      await download(path, { ...asked, format })
    } catch (error) {
      notify(error instanceof Error ? error.message : String(error), { type: 'error' })
    } finally {
      setBusy(null)
    }
  }

  return (
    <Stack direction="row" role="group" aria-label={t('Download')} sx={{ gap: 1 }}>
      {formats.map((format) => (
        <Button
          key={format}
          variant="outlined"
          startIcon={<Download />}
          loading={busy === format}
          disabled={busy !== null && busy !== format}
          onClick={() => fetchFile(format)}
        >
          {labels[format]}
        </Button>
      ))}
    </Stack>
  )
}
