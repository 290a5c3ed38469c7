import { Alert, Box, CircularProgress, LinearProgress, Stack, Typography } from '@mui/material'
import { Link } from 'react-router-dom'
import { Title, useGetOne } from 'react-admin'
import { useParams } from 'react-router-dom'
import type { Import } from '#contract/admin/imports.ts'
import { t } from '../language/t.ts'
import { whenText } from '../ui/formats.ts'
import { ImportActs } from './import-acts.tsx'
import { ImportChanges } from './import-changes.tsx'
import { ImportProblems } from './import-problems.tsx'
import { ImportStatus } from './import-status.tsx'

const ASK_AGAIN_MS = 700
const moving = new Set(['checking', 'running'])

/** Page of one import: its progress, changes or errors, and the buttons to confirm or discard it. */
export default function ImportShow() {
  const { id = '' } = useParams()
  const { data, error, isPending } = useGetOne<Import>(
    'imports',
    { id },
    { refetchInterval: (query) => (moving.has(query.state.data?.state ?? '') ? ASK_AGAIN_MS : false) },
  )
  if (isPending) return <CircularProgress aria-label={t('Loading')} sx={{ m: 4 }} />
  if (error || !data) return <Alert severity="error">{error?.message ?? t('Import not found.')}</Alert>
  return (
    <Stack sx={{ gap: 2, py: 2 }}>
      <Title title={t('Import %{fileName}', { fileName: data.fileName })} />
      <Stack direction="row" sx={{ gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
          {data.fileName}
        </Typography>
        <ImportStatus record={data} />
        <Box sx={{ flex: 1 }} />
        <ImportActs record={data} />
      </Stack>
      <Typography color="text.secondary">
        {t('Uploaded %{time} by %{name}.', { time: whenText(data.createdAt), name: data.staffName })}{' '}
        <Link to="/imports">{t('All imports')}</Link>
      </Typography>
      <Outcome record={data} />
      {data.problemCount > 0 && <ImportProblems record={data} />}
      {data.samples.length > 0 && data.state !== 'refused' && <ImportChanges record={data} />}
    </Stack>
  )
}

function Outcome({ record }: { record: Import }) {
  const { state, added, changed, unchanged, totalRows, doneRows } = record
  const counts = t('%{added} new, %{changed} changed, %{unchanged} unchanged', { added, changed, unchanged })
  if (state === 'checking') return <Waiting text={t('Checking %{rows} rows', { rows: totalRows })} />
  if (state === 'running') {
    const text = t('%{done} of %{all} rows imported', { done: doneRows, all: totalRows })
    return <Waiting text={text} share={doneRows / totalRows} />
  }
  const taken = doneRows > 0 && t('%{done} of %{all} rows were imported.', { done: doneRows, all: totalRows })
  if (state === 'refused') {
    const text = t('Correct the rows below in your file and upload it again.')
    return <Alert severity="error">{`${taken || t('Nothing was imported.')} ${text}`}</Alert>
  }
  if (state === 'failed' || state === 'dropped') {
    const text = taken ? `${taken} ${t('The products below were not.')}` : t('Nothing was imported.')
    return <Alert severity={state === 'failed' ? 'error' : 'info'}>{text}</Alert>
  }
  if (state === 'done')
    return <Alert severity="success">{t('Imported: %{counts} (products and variants).', { counts })}</Alert>
  return (
    <Alert severity="info">
      {taken
        ? `${taken} ${t('Still to import: %{counts} (products and variants).', { counts })}`
        : t('Nothing has changed yet. To import: %{counts} (products and variants).', { counts })}
    </Alert>
  )
}

function Waiting({ text, share }: { text: string; share?: number }) {
  const isKnown = share !== undefined
  return (
    <div>
      <Typography role="status">{text}</Typography>
      <LinearProgress
        variant={isKnown ? 'determinate' : 'indeterminate'}
        value={isKnown ? share * 100 : undefined}
        aria-label={text}
      />
    </div>
  )
}
