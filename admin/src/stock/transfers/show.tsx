import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material'
import { Show, useRecordContext } from 'react-admin'
import { Link } from 'react-router-dom'
import type { StockTransfer } from '#contract/admin/stock/transfers.ts'
import { nameWithChoice } from '#domain/catalog/variant-name.ts'
import { formats, t } from '../../language/t.ts'
import { Facts } from '../../ui/facts.tsx'
import { whenText } from '../../ui/formats.ts'
import { PagePart } from '../../ui/page-part.tsx'
import { RecordPage } from '../../ui/record-page.tsx'
import { ReceiveButton } from './receive-button.tsx'
import { TransferStatus } from './transfer-status.tsx'

/** Page of one transfer. */
export default function TransferShow() {
  return (
    <Show component="div" title={<span />} actions={false}>
      <Transfer />
    </Show>
  )
}

function Transfer() {
  const transfer = useRecordContext<StockTransfer>()
  if (!transfer) return null
  const { from, to, sentAt, sentBy, note, receivedAt, receivedBy, receiptNote, lines } = transfer
  return (
    <RecordPage
      title={`${from} → ${to}`}
      state={<TransferStatus transfer={transfer} />}
      acts={<ReceiveButton transfer={transfer} />}
    >
      <PagePart title={t('Transfer')}>
        <Facts
          facts={[
            [t('Sent'), `${whenText(sentAt)}${by(sentBy)}`],
            ...(note === '' ? [] : [[t('Note'), note] as const]),
            [t('Received'), receivedAt === null ? t('Not yet') : `${whenText(receivedAt)}${by(receivedBy)}`],
            ...(receiptNote === '' ? [] : [[t('Note of the receipt'), receiptNote] as const]),
          ]}
        />
      </PagePart>
      <PagePart title={t('Items')}>
        <TableContainer tabIndex={0} role="region" aria-label={t('Items')}>
          <Table size="small">
            <TableHead>
              <TableRow>
                <TableCell>{t('Product')}</TableCell>
                <TableCell>{t('SKU')}</TableCell>
                <TableCell align="right">{t('Sent')}</TableCell>
                <TableCell align="right">{t('Received')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {lines.map((line) => (
                <TableRow key={line.variantId}>
                  <TableCell component="th" scope="row">
                    <Link to={`/products/${line.productId}/stock`}>{nameWithChoice(line.name, line)}</Link>
                  </TableCell>
                  <TableCell>{line.sku}</TableCell>
                  <TableCell align="right">{formats.number(line.sent)}</TableCell>
                  <TableCell align="right">{line.received === null ? '–' : formats.number(line.received)}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      </PagePart>
    </RecordPage>
  )
}

/** The name of a member of staff, after the time. */
function by(name: string | null): string {
  return name === null ? '' : `, ${name}`
}
