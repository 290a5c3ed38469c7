import { Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import type { DataRequest } from '#contract/admin/personal-data.ts'
import { englishFormats } from '#domain/language/english-formats.ts'
import { holdings } from '#domain/personal-data/holdings.ts'
import { PagePart } from '../ui/page-part.tsx'
import { StatusChip } from '../ui/status-chip.tsx'
import { fates } from './request-words.ts'

/** What the shop holds of the person by kind, what becomes of it, and why. */
export function HoldingsTable({ request: { state, holdings: held } }: { request: DataRequest }) {
  const isOver = state === 'deleted'
  return (
    <PagePart title={isOver ? 'What the shop held' : 'What the shop holds'}>
      {held.length === 0 ? (
        <Typography color="text.secondary">{emptyTexts[state]}</Typography>
      ) : (
        <Table size="small" sx={{ '& td, & th': { px: { xs: 0.75, sm: 2 } } }}>
          <TableHead>
            <TableRow>
              <TableCell>Data</TableCell>
              <TableCell align="right">Count</TableCell>
              <TableCell>{isOver ? 'What became of it' : 'If the person is deleted'}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {held.map(({ kind, count }) => {
              const { label, fate, why } = holdings[kind]
              const { tone, before, after } = fates[fate]
              return (
                <TableRow key={kind}>
                  <TableCell>{label}</TableCell>
                  <TableCell align="right">{englishFormats.number(count)}</TableCell>
                  <TableCell>
                    <StatusChip tone={tone} label={isOver ? after : before} />
                    <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
                      {why}
                    </Typography>
                  </TableCell>
                </TableRow>
              )
            })}
          </TableBody>
        </Table>
      )}
    </PagePart>
  )
}

const emptyTexts: Record<DataRequest['state'], string> = {
  searching: 'Counting once the search is over.',
  open: 'The shop holds nothing of this person. You can tell them so.',
  deleting: 'Counting.',
  deleted: 'Nothing.',
  closed: 'The request is closed, and no longer knows whose it is. Open a new one to go on.',
}
