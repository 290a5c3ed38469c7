import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material'
import { said, t } from '../language/t.ts'

type Column = { name: string; of: string; hint: string; isRequired?: boolean }

/** The columns of a file that can be imported, with what belongs into them. */
export function ColumnTable({ columns }: { columns: readonly Column[] }) {
  return (
    <TableContainer tabIndex={0} role="region" aria-label={t('Columns of the file')}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{t('Column')}</TableCell>
            <TableCell>{t('Applies to')}</TableCell>
            <TableCell>{t('Content')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {columns.map(({ name, of, hint, isRequired }) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              <TableCell>{said(of)}</TableCell>
              <TableCell>{isRequired ? t('%{hint}. Required', { hint: said(hint) }) : said(hint)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}
