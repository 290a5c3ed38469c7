import { useState } from 'react'
import { Alert, Box, Table, TableBody, TableCell, TableContainer, TableHead, TableRow, Typography } from '@mui/material'
import type { StatementPreview } from '#contract/admin/payments/reconciliation.ts'
import {
  columnsProblem,
  statementFields,
  type StatementColumns,
  type StatementField,
} from '#domain/reconciliation/statement-columns.ts'
import { said, t } from '../../language/t.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { ChoiceField } from '../../ui/plain-fields.tsx'
import { fieldWords } from './reconciliation-words.ts'

type ColumnsDialogProps = {
  title: string
  preview: StatementPreview
  bring: (columns: StatementColumns) => Promise<void>
  onDone: () => void
  onClose: () => void
}

const NONE = ''

/** Says which column of a file is what, beside its first rows. */
export function ColumnsDialog({ title, preview, bring, onDone, onClose }: ColumnsDialogProps) {
  const { headings, samples, isRemembered, rows } = preview
  const [columns, setColumns] = useState<StatementColumns>(preview.columns)
  const problem = columnsProblem(columns)
  const choices = [{ id: NONE, name: '–' }, ...headings.map((heading) => ({ id: heading, name: heading }))]

  function choose(field: StatementField, heading: string) {
    const { [field]: _, ...others } = columns
    setColumns(heading === NONE ? others : { ...others, [field]: heading })
  }

  return (
    <FormDialog
      title={title}
      width="md"
      yes={rows === 0 ? t('Bring in') : t('Bring in %{count} row |||| Bring in %{count} rows', { count: rows })}
      isReady={problem === undefined && rows > 0}
      act={() => bring(columns)}
      onDone={onDone}
      onClose={onClose}
    >
      {rows === 0 && <Alert severity="warning">{t('The file has no rows below its headings.')}</Alert>}
      <Typography color="text.secondary">
        {isRemembered
          ? t('These are the columns of the last statement of this source.')
          : t('The shop guessed these columns. It will remember what you choose.')}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        {statementFields.map((field) => (
          <ChoiceField
            key={field}
            label={fieldWords[field]}
            value={columns[field] ?? NONE}
            onChange={(heading) => choose(field, heading)}
            choices={choices}
          />
        ))}
      </Box>
      {problem && (
        <Alert severity="warning">
          {problem.twice === undefined
            ? said(problem.problem)
            : t('“%{heading}” is chosen twice.', { heading: problem.twice })}
        </Alert>
      )}
      <TableContainer tabIndex={0} role="region" aria-label={t('First rows of the file')}>
        <Table size="small">
          <TableHead>
            <TableRow>
              {headings.map((heading) => (
                <TableCell key={heading}>{heading}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {samples.map((cells, row) => (
              <TableRow key={row}>
                {cells.map((cell, at) => (
                  <TableCell key={at} sx={{ whiteSpace: 'nowrap' }}>
                    {cell}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </FormDialog>
  )
}
