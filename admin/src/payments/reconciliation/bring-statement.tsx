import { useRef, useState } from 'react'
import UploadFile from '@mui/icons-material/UploadFileOutlined'
import { Alert, Box, Button, Typography } from '@mui/material'
import { useRefresh } from 'react-admin'
import type { StatementFile, StatementPreview } from '#contract/admin/payments/reconciliation.ts'
import { englishFormats } from '#domain/language/english-formats.ts'
import { sourceNames, type StatementSource } from '#domain/reconciliation/reconciliation.ts'
import { useCan } from '../../session/staff-session.ts'
import { tokens } from '../../theme/tokens.ts'
import { ChoiceField } from '../../ui/plain-fields.tsx'
import { TableFileInput } from '../../ui/table-file-input.tsx'
import { upload } from '../../upload.ts'
import { ColumnsDialog } from './columns-dialog.tsx'
import { sourceChoices } from './reconciliation-words.ts'

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
        <ChoiceField label="Statement of" value={source} onChange={setSource} choices={sourceChoices} />
      </Box>
      <Button variant="contained" startIcon={<UploadFile />} loading={isReading} onClick={() => input.current?.click()}>
        Upload statement
      </Button>
      <TableFileInput ref={input} label="Upload statement" onChoose={(file) => void readHeadings(file)} />
      <Typography variant="body2" color="text.secondary" sx={{ flex: '1 1 24ch' }}>
        CSV or Excel, up to 20,000 rows. Lines that an earlier file had are skipped. Orders and payments do not change.
      </Typography>
      {problem && (
        <Alert severity="error" sx={whole}>
          {problem}
        </Alert>
      )}
      {brought && <Brought file={brought} />}
      {chosen && (
        <ColumnsDialog
          title={`Columns of the ${sourceNames[source]} statement`}
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
    `${lines(added)} added.`,
    known > 0 ? `${lines(known)} skipped, as an earlier file had ${known === 1 ? 'it' : 'them'}.` : '',
    wrong > 0 ? `${lines(wrong)} could not be read:` : '',
  ]
  return (
    <Alert severity={wrong > 0 ? 'warning' : 'success'} sx={{ ...whole, '& .MuiAlert-message': { width: '100%' } }}>
      {counts.filter((text) => text !== '').join(' ')}
      {problems.length > 0 && (
        <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5, maxHeight: 200, overflowY: 'auto' }}>
          {problems.map(({ row, problem }) => (
            <li key={row}>
              Row {row}: {problem}
            </li>
          ))}
          {problems.length < wrong && <li>and {englishFormats.number(wrong - problems.length)} more</li>}
        </Box>
      )}
    </Alert>
  )
}

function lines(count: number): string {
  return count === 1 ? '1 line' : `${englishFormats.number(count)} lines`
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
