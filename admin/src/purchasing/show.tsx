import { Alert, Table, TableBody, TableCell, TableContainer, TableHead, TableRow, Typography } from '@mui/material'
import { Show, useRecordContext } from 'react-admin'
import { Link } from 'react-router-dom'
import type { Purchase } from '#contract/admin/purchasing.ts'
import { englishFormats } from '#domain/language/english-formats.ts'
import { missingOf } from '#domain/purchasing/purchase-orders.ts'
import { RecordHistory } from '../audit/record-history.tsx'
import { Facts } from '../ui/facts.tsx'
import { moneyText, whenText } from '../ui/formats.ts'
import { PagePart } from '../ui/page-part.tsx'
import { RecordPage } from '../ui/record-page.tsx'
import { PurchaseActs } from './purchase-acts.tsx'
import { expectedText, PurchaseStatus } from './purchase-words.tsx'
import { ReceiptsPart } from './receipts-part.tsx'

/** Page of one order to a supplier. */
export default function PurchaseShow() {
  return (
    <Show component="div" title={<span />} actions={false}>
      <PurchaseOrder />
    </Show>
  )
}

function PurchaseOrder() {
  const order = useRecordContext<Purchase>()
  if (!order) return null
  return (
    <RecordPage
      title={order.number}
      state={<PurchaseStatus {...order} />}
      acts={<PurchaseActs order={order} />}
      aside={
        <>
          <SupplierPart order={order} />
          <RecordHistory table="purchase_orders" rowKey={order.id} />
        </>
      }
    >
      {order.endReason !== '' && <Alert severity="info">{order.endReason}</Alert>}
      <LinesPart order={order} />
      <ReceiptsPart order={order} />
    </RecordPage>
  )
}

function LinesPart({ order: { lines, total, note, state } }: { order: Purchase }) {
  const isSent = state !== 'draft' && state !== 'cancelled'
  return (
    <PagePart title="Lines">
      <TableContainer tabIndex={0} role="region" aria-label="Lines of the order">
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>Variant</TableCell>
              <TableCell align="right">Ordered</TableCell>
              {isSent && <TableCell align="right">Received</TableCell>}
              {isSent && <TableCell align="right">Missing</TableCell>}
              <TableCell align="right">Cost</TableCell>
              <TableCell align="right">Sum</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {lines.map((line) => (
              <TableRow key={line.id}>
                <TableCell component="th" scope="row">
                  <VariantName line={line} />
                </TableCell>
                <TableCell align="right">{line.quantity}</TableCell>
                {isSent && <TableCell align="right">{line.received}</TableCell>}
                {isSent && <TableCell align="right">{state === 'received' ? '–' : missingOf(line) || '–'}</TableCell>}
                <TableCell align="right" sx={oneLine}>
                  {moneyText(line.cost)}
                </TableCell>
                <TableCell align="right" sx={oneLine}>
                  {moneyText(line.quantity * line.cost)}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      <Typography sx={{ fontWeight: 600, mt: 1 }}>Total without VAT: {moneyText(total)}</Typography>
      {note !== '' && <Typography sx={{ mt: 1, whiteSpace: 'pre-line' }}>{note}</Typography>}
    </PagePart>
  )
}

const oneLine = { whiteSpace: 'nowrap' }

function VariantName({ line: { name, productId, sku, code, damaged } }: { line: Purchase['lines'][number] }) {
  const codes = [sku, code !== '' && `supplier’s code ${code}`, damaged > 0 && `${damaged} came damaged`]
  return (
    <>
      {productId === null ? name : <Link to={`/products/${productId}/stock`}>{name}</Link>}
      <Typography variant="body2" color="text.secondary">
        {codes.filter(Boolean).join(', ')}
      </Typography>
    </>
  )
}

function SupplierPart({ order }: { order: Purchase }) {
  const { supplier, expectedOn, createdAt, sentAt, isMailed, endedAt } = order
  const { id, name, contact, phone, email, address, pan } = supplier
  return (
    <PagePart title="Supplier">
      <Facts
        facts={[
          [
            'Name',
            <Link key="name" to={`/suppliers/${id}`}>
              {name}
            </Link>,
          ],
          ['PAN', pan],
          ['Contact', contact],
          [
            'Phone',
            phone && (
              <a key="phone" href={`tel:${phone}`}>
                {englishFormats.phone(phone)}
              </a>
            ),
          ],
          [
            'Email',
            email && (
              <a key="email" href={`mailto:${email}`}>
                {email}
              </a>
            ),
          ],
          ['Address', address],
          ['Created', whenText(createdAt)],
          ['Sent', sentAt && `${whenText(sentAt)}, ${isMailed ? 'by email' : 'on paper or by phone'}`],
          ['Expected', expectedOn && expectedText(expectedOn)],
          ['Ended', endedAt && whenText(endedAt)],
        ]}
      />
    </PagePart>
  )
}
