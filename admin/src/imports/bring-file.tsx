import { useEffect, useRef, useState, type DragEvent } from 'react'
import UploadFile from '@mui/icons-material/UploadFileOutlined'
import { Alert, Box, Button, LinearProgress, Stack, Typography } from '@mui/material'
import { useRedirect } from 'react-admin'
import type { Import } from '#contract/admin/imports.ts'
import { t } from '../language/t.ts'
import { useCan } from '../session/staff-session.ts'
import { tokens } from '../theme/tokens.ts'
import { TableFileInput } from '../ui/table-file-input.tsx'
import { upload } from '../upload.ts'
import { TemplateButton } from './template-button.tsx'

/** Drop zone and file picker; opens the import's page after the upload. */
export function BringFile() {
  const input = useRef<HTMLInputElement>(null)
  const { share, problem, bring } = useBringing()
  const mayWrite = useCan('catalog.write')

  function drop(event: DragEvent) {
    event.preventDefault()
    bring(event.dataTransfer.files[0])
  }

  return (
    <Box onDrop={mayWrite ? drop : undefined} onDragOver={(event) => event.preventDefault()} sx={zone}>
      {mayWrite && (
        <>
          <Button variant="contained" startIcon={<UploadFile />} onClick={() => input.current?.click()}>
            {t('Upload file')}
          </Button>
          <TableFileInput ref={input} label={t('Upload file')} onChoose={(file) => void bring(file)} />
          <Typography variant="body2" color="text.secondary">
            {t('or drop it here. CSV or Excel, up to 20,000 rows. Nothing changes until you confirm.')}
          </Typography>
        </>
      )}
      <Stack direction="row" sx={{ ml: 'auto', columnGap: 1, flexWrap: 'wrap' }}>
        <TemplateButton path="/imports/template" format="xlsx" label={t('Excel template')} />
        <TemplateButton path="/imports/template" format="csv" label={t('CSV template')} />
      </Stack>
      {share !== undefined && (
        <LinearProgress sx={whole} variant="determinate" value={share * 100} aria-label={t('Upload')} />
      )}
      {problem && (
        <Alert severity="error" sx={whole}>
          {problem}
        </Alert>
      )}
    </Box>
  )
}

function useBringing() {
  const [share, setShare] = useState<number>()
  const [problem, setProblem] = useState<string>()
  const redirect = useRedirect()
  const underWay = useRef<AbortController>(undefined)
  useEffect(() => () => underWay.current?.abort(), [])

  /** Uploads a file. Aborts an upload in progress. */
  async function bring(file: File | undefined) {
    if (!file) return
    underWay.current?.abort()
    const { signal } = (underWay.current = new AbortController())
    const form = new FormData()
    form.append('file', file)
    setProblem(undefined)
    setShare(0)
    try {
      const { id } = await upload<Import>('/imports', form, (arrived) => !signal.aborted && setShare(arrived), signal)
      if (!signal.aborted) redirect('show', 'imports', id)
    } catch (error) {
      if (!signal.aborted) setProblem(error instanceof Error ? error.message : String(error))
    } finally {
      if (!signal.aborted) setShare(undefined)
    }
  }

  return { share, problem, bring }
}

const whole = { flexBasis: '100%' }

const zone = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  p: 2,
  border: `1px dashed ${tokens['line-strong']}`,
  borderRadius: 1,
  backgroundColor: tokens['sand-soft'],
}
