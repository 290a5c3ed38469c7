import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material'

type Column = { name: string; of: string; hint: string; isRequired?: boolean }

/** The columns of a file that can be imported, with what belongs into them. */
export function ColumnTable({ columns }: { columns: readonly Column[] }) {
  return (
    <TableContainer tabIndex={0} role="region" aria-label="Columns of the file">
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>Column</TableCell>
            <TableCell>Applies to</TableCell>
            <TableCell>Content</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {columns.map(({ name, of, hint, isRequired }) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              <TableCell>{of}</TableCell>
              <TableCell>{isRequired ? `${hint}. Required` : hint}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}
