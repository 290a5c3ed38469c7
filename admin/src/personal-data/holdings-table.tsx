import { Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import type { DataRequest } from '#contract/admin/personal-data.ts'
import { holdings } from '#domain/personal-data/holdings.ts'
import { formats, said, t } from '../language/t.ts'
import { PagePart } from '../ui/page-part.tsx'
import { StatusChip } from '../ui/status-chip.tsx'
import { fates } from './request-words.ts'

/** What the shop holds of the person by kind, what becomes of it, and why. */
export function HoldingsTable({ request: { state, holdings: held } }: { request: DataRequest }) {
  const isOver = state === 'deleted'
  return (
    <PagePart title={isOver ? t('What the shop held') : t('What the shop holds')}>
      {held.length === 0 ? (
        <Typography color="text.secondary">{emptyTexts[state]}</Typography>
      ) : (
        <Table size="small" sx={{ '& td, & th': { px: { xs: 0.75, sm: 2 } } }}>
          <TableHead>
            <TableRow>
              <TableCell>{t('Data')}</TableCell>
              <TableCell align="right">{t('Count')}</TableCell>
              <TableCell>{isOver ? t('What became of it') : t('If the person is deleted')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {held.map(({ kind, count }) => {
              const { label, fate, why } = holdings[kind]
              const { tone, before, after } = fates[fate]
              return (
                <TableRow key={kind}>
                  <TableCell>{said(label)}</TableCell>
                  <TableCell align="right">{formats.number(count)}</TableCell>
                  <TableCell>
                    <StatusChip tone={tone} label={isOver ? after : before} />
                    <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
                      {said(why)}
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
  searching: t('Counting once the search is over.'),
  open: t('The shop holds nothing of this person. You can tell them so.'),
  deleting: t('Counting.'),
  deleted: t('Nothing.'),
  closed: t('The request is closed, and no longer knows whose it is. Open a new one to go on.'),
}
