import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material'
import { Link } from 'react-router-dom'
import type { Insight } from '#contract/admin/insights.ts'
import { said, t } from '../language/t.ts'
import { listLink } from '../ui/list-link.ts'
import { figureText } from './figure-text.ts'

type Row = Insight['rows'][number]
type TableProps = Pick<Insight, 'columns' | 'rows'> & { title: string; nameOf: (name: string) => string }

/** The rows of an insight. Each leads to the records behind it, where a list can show them. */
export function InsightTable({ title, columns, rows, nameOf }: TableProps) {
  return (
    <TableContainer tabIndex={0} role="region" aria-label={t('Rows of %{title}', { title })}>
      <Table size="small">
        <TableHead>
          <TableRow>
            {columns.map(({ title: name, unit }) => (
              <TableCell key={name} align={unit === null ? 'left' : 'right'} sx={{ verticalAlign: 'bottom' }}>
                {said(name)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row, at) => (
            <TableRow key={at}>
              <TableCell component="th" scope="row">
                <Name records={row.records} name={nameOf(String(row.cells[0]))} />
              </TableCell>
              {columns.slice(1).map(({ title: name, unit }, column) => (
                <TableCell key={name} align="right" sx={{ whiteSpace: 'nowrap' }}>
                  {figureText(row.cells[column + 1] as number | null, unit!)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}

function Name({ records, name }: Pick<Row, 'records'> & { name: string }) {
  if (records === null) return name
  const { list, id, filter } = records
  return <Link to={id === null ? listLink(list, filter) : `/${list}/${id}`}>{name}</Link>
}
