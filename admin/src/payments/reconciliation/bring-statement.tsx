import { useRef, useState } from 'react'
import UploadFile from '@mui/icons-material/UploadFileOutlined'
import { Alert, Box, Button, Typography } from '@mui/material'
import { useRefresh } from 'react-admin'
import type { StatementFile, StatementPreview } from '#contract/admin/payments/reconciliation.ts'
import type { StatementSource } from '#domain/reconciliation/reconciliation.ts'
import { formats, t } from '../../language/t.ts'
import { useCan } from '../../session/staff-session.ts'
import { tokens } from '../../theme/tokens.ts'
import { ChoiceField } from '../../ui/plain-fields.tsx'
import { TableFileInput } from '../../ui/table-file-input.tsx'
import { upload } from '../../upload.ts'
import { ColumnsDialog } from './columns-dialog.tsx'
import { rowProblemText, sourceChoices, sourceWords } from './reconciliation-words.ts'

type Chosen = { file: File; preview: StatementPreview }

/** Source and file of a statement; its columns are confirmed before it is stored. */
export function BringStatement() {
  const mayWrite = useCan('money.write')
  const [source, setSource] = useState<StatementSource>('bank')
  const [chosen, setChosen] = useState<Chosen>()
  const [brought, setBrought] = useState<StatementFile>()
  const [problem, setProblem] = useState<string>()
  const [isReading, setIsReading] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const refresh = useRefresh()
  if (!mayWrite) return null

  async function readHeadings(file: File | undefined) {
    if (!file) return
    setProblem(undefined)
    setBrought(undefined)
    setIsReading(true)
    try {
      setChosen({
        file,
        preview: await upload<StatementPreview>('/statement-previews', formOf(source, file), () => {}),
      })
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
    } finally {
      setIsReading(false)
    }
  }

  return (
    <Box sx={zone}>
      <Box sx={{ width: 160 }}>
        <ChoiceField label={t('Statement of')} value={source} onChange={setSource} choices={sourceChoices} />
      </Box>
      <Button variant="contained" startIcon={<UploadFile />} loading={isReading} onClick={() => input.current?.click()}>
        {t('Upload statement')}
      </Button>
      <TableFileInput ref={input} label={t('Upload statement')} onChoose={(file) => void readHeadings(file)} />
      <Typography variant="body2" color="text.secondary" sx={{ flex: '1 1 24ch' }}>
        {t(
          'CSV or Excel, up to 20,000 rows. Lines that an earlier file had are skipped. Orders and payments do not change.',
        )}
      </Typography>
      {problem && (
        <Alert severity="error" sx={whole}>
          {problem}
        </Alert>
      )}
      {brought && <Brought file={brought} />}
      {chosen && (
        <ColumnsDialog
          title={t('Columns of the %{source} statement', { source: sourceWords[source] })}
          preview={chosen.preview}
          bring={async (columns) => {
            const form = formOf(source, chosen.file)
            form.append('columns', JSON.stringify(columns))
            setBrought(await upload<StatementFile>('/statement-files', form, () => {}))
          }}
          onDone={() => {
            setChosen(undefined)
            refresh()
          }}
          onClose={() => setChosen(undefined)}
        />
      )}
    </Box>
  )
}

function Brought({ file: { added, known, wrong, problems } }: { file: StatementFile }) {
  const counts = [
    t('%{count} line added. |||| %{count} lines added.', { count: added }),
    known === 0
      ? ''
      : t(
          '%{count} line skipped, as an earlier file had it. |||| %{count} lines skipped, as an earlier file had them.',
          { count: known },
        ),
    wrong === 0 ? '' : t('%{count} line could not be read: |||| %{count} lines could not be read:', { count: wrong }),
  ]
  return (
    <Alert severity={wrong > 0 ? 'warning' : 'success'} sx={{ ...whole, '& .MuiAlert-message': { width: '100%' } }}>
      {counts.filter((text) => text !== '').join(' ')}
      {problems.length > 0 && (
        <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5, maxHeight: 200, overflowY: 'auto' }}>
          {problems.map(({ row, problem }) => (
            <li key={row}>
              {t('Row %{row}: %{problem}', { row: formats.digits(String(row)), problem: rowProblemText(problem) })}
            </li>
          ))}
          {problems.length < wrong && <li>{t('and %{count} more', { count: wrong - problems.length })}</li>}
        </Box>
      )}
    </Alert>
  )
}

function formOf(source: StatementSource, file: File): FormData {
  const form = new FormData()
  form.append('source', source)
  form.append('file', file)
  return form
}

const whole = { flexBasis: '100%' }

const zone = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  p: 2,
  border: `1px dashed ${tokens['line-strong']}`,
  borderRadius: 1,
  backgroundColor: tokens['sand-soft'],
}
