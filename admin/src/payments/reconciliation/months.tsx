import { Alert, Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import type { StatementMonths } from '#contract/admin/payments/reconciliation.ts'
import { get } from '../../api.ts'
import { formats, t } from '../../language/t.ts'
import { PagePart } from '../../ui/page-part.tsx'
import { paisaText } from './paisa-text.ts'
import { sourceWords } from './reconciliation-words.ts'

/** Sums of the last twelve months by source. */
export function Months() {
  const { data, error } = useQuery({
    queryKey: ['statement-months'],
    queryFn: ({ signal }) => get<StatementMonths>('/statement-months', {}, signal),
  })
  if (error) return <Alert severity="error">{error.message}</Alert>
  if (!data || data.months.length === 0) return null
  return (
    <PagePart title={t('Sums by month')}>
      <TableContainer tabIndex={0} role="region" aria-label={t('Months')}>
        <Table size="small" sx={{ '& td, & th': { whiteSpace: 'nowrap' } }}>
          <TableHead>
            <TableRow>
              <TableCell>{t('Month')}</TableCell>
              <TableCell>{t('Source')}</TableCell>
              <TableCell align="right">{t('Received')}</TableCell>
              <TableCell align="right">{t('Sent')}</TableCell>
              <TableCell align="right">{t('Fees of matched lines')}</TableCell>
              <TableCell align="right">{t('Lines')}</TableCell>
              <TableCell align="right">{t('Open')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {data.months.map(({ month, source, received, sent, fees, lines, open }) => (
              <TableRow key={`${month} ${source}`}>
                <TableCell>{formats.digits(month)}</TableCell>
                <TableCell>{sourceWords[source]}</TableCell>
                <TableCell align="right">{paisaText(received)}</TableCell>
                <TableCell align="right">{paisaText(Math.abs(sent))}</TableCell>
                <TableCell align="right">{paisaText(fees)}</TableCell>
                <TableCell align="right">{formats.number(lines)}</TableCell>
                <TableCell align="right">{formats.number(open)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </PagePart>
  )
}
