import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material'
import type { ImportProblem } from '#domain/imports/imports.ts'
import { formats, t } from '../language/t.ts'

/** Table of wrong cells of a file, each with its row, column and problem. */
export function ProblemTable({ label, problems }: { label: string; problems: readonly ImportProblem[] }) {
  return (
    <TableContainer tabIndex={0} role="region" aria-label={label}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{t('Row')}</TableCell>
            <TableCell>{t('Column')}</TableCell>
            <TableCell>{t('Problem')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {problems.map(({ row, column, message }) => (
            <TableRow key={`${row} ${column} ${message}`}>
              <TableCell>{row === 0 ? '–' : formats.digits(String(row))}</TableCell>
              <TableCell>{column === '' ? '–' : column}</TableCell>
              <TableCell>{message}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}
