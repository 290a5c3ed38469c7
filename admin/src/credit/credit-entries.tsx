import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import type { Credit } from '#contract/admin/credit.ts'
import { t } from '../language/t.ts'
import { moneyText, whenText } from '../ui/formats.ts'
import { PagePart } from '../ui/page-part.tsx'
import { giftCardPaymentWords, reasonWords } from './credit-words.ts'

type Entry = Credit['entries'][number]

/** Everything that changed a balance, newest first. */
export function CreditEntries({ entries }: { entries: readonly Entry[] }) {
  return (
    <PagePart title={t('Entries')}>
      <Box sx={{ overflowX: 'auto' }}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{t('When')}</TableCell>
              <TableCell>{t('What')}</TableCell>
              <TableCell align="right">{t('Amount')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {entries.map((entry) => (
              <TableRow key={entry.id}>
                <TableCell>{whenText(entry.at)}</TableCell>
                <TableCell>{wordsOf(entry)}</TableCell>
                <TableCell align="right">
                  {entry.amount < 0 ? `−${moneyText(-entry.amount)}` : moneyText(entry.amount)}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </PagePart>
  )
}

function wordsOf({ reason, orderNumber, paidBy, reference, note, by }: Entry): string {
  const parts = [
    orderNumber === null ? reasonWords[reason] : `${reasonWords[reason]} (${orderNumber})`,
    paidBy === null ? '' : giftCardPaymentWords[paidBy],
    reference,
    note,
    by === null ? '' : t('by %{name}', { name: by }),
  ]
  return parts.filter((part) => part !== '').join(' · ')
}
