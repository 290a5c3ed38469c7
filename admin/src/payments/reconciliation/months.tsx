import { Alert, Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import type { StatementMonths } from '#contract/admin/payments/reconciliation.ts'
import { englishFormats } from '#domain/language/english-formats.ts'
import { paisaText, sourceNames } from '#domain/reconciliation/reconciliation.ts'
import { get } from '../../api.ts'
import { PagePart } from '../../ui/page-part.tsx'

/** Sums of the last twelve months by source. */
export function Months() {
  const { data, error } = useQuery({
    queryKey: ['statement-months'],
    queryFn: ({ signal }) => get<StatementMonths>('/statement-months', {}, signal),
  })
  if (error) return <Alert severity="error">{error.message}</Alert>
  if (!data || data.months.length === 0) return null
  return (
    <PagePart title="Sums by month">
      <TableContainer tabIndex={0} role="region" aria-label="Months">
        <Table size="small" sx={{ '& td, & th': { whiteSpace: 'nowrap' } }}>
          <TableHead>
            <TableRow>
              <TableCell>Month</TableCell>
              <TableCell>Source</TableCell>
              <TableCell align="right">Received</TableCell>
              <TableCell align="right">Sent</TableCell>
              <TableCell align="right">Fees of matched lines</TableCell>
              <TableCell align="right">Lines</TableCell>
              <TableCell align="right">Open</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {data.months.map(({ month, source, received, sent, fees, lines, open }) => (
              <TableRow key={`${month} ${source}`}>
                <TableCell>{month}</TableCell>
                <TableCell>{sourceNames[source]}</TableCell>
                <TableCell align="right">{paisaText(received)}</TableCell>
                <TableCell align="right">{paisaText(Math.abs(sent))}</TableCell>
                <TableCell align="right">{paisaText(fees)}</TableCell>
                <TableCell align="right">{englishFormats.number(lines)}</TableCell>
                <TableCell align="right">{englishFormats.number(open)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </PagePart>
  )
}
