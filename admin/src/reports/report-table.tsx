import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material'
import { Link } from 'react-router-dom'
import type { ReportPage } from '#contract/admin/reports.ts'
import { formats, said, t } from '../language/t.ts'
import { serverName } from './server-name.ts'

type Item = ReportPage['items'][number]

/** The second column of a row about an order is the number that leads to it. */
const LINK_COLUMN = 1

/** The rows of a report. A row about an order links to it. */
export function ReportTable({ report: { title, columns, items } }: { report: ReportPage }) {
  return (
    <TableContainer tabIndex={0} role="region" aria-label={t('Rows of %{title}', { title: said(title) })}>
      <Table size="small">
        <TableHead>
          <TableRow>
            {columns.map((column, at) => (
              <TableCell key={at} align={column.isNumber ? 'right' : 'left'} sx={{ verticalAlign: 'bottom' }}>
                {said(column.title)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {items.map((item, row) => (
            <TableRow key={row} sx={{ ...(item.isTotal && { '& td': { fontWeight: 600 } }) }}>
              {item.cells.map((cell, at) => (
                <TableCell
                  key={at}
                  align={columns[at]?.isNumber ? 'right' : 'left'}
                  sx={{ whiteSpace: at <= LINK_COLUMN || columns[at]?.isNumber ? 'nowrap' : undefined }}
                >
                  <Cell item={item} at={at} cell={cell} />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}

function Cell({ item, at, cell }: { item: Item; at: number; cell: Item['cells'][number] }) {
  if (cell === null) return null
  const shown = typeof cell === 'number' ? formats.number(Math.round(cell)).replace('-', '−') : serverName(cell)
  return at === LINK_COLUMN && item.orderId ? <Link to={`/orders/${item.orderId}/show`}>{shown}</Link> : shown
}
