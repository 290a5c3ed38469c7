import { Alert, Table, TableBody, TableCell, TableContainer, TableHead, TableRow, Typography } from '@mui/material'
import { Show, useRecordContext } from 'react-admin'
import { Link } from 'react-router-dom'
import type { Purchase } from '#contract/admin/purchasing.ts'
import { missingOf } from '#domain/purchasing/purchase-orders.ts'
import { RecordHistory } from '../audit/record-history.tsx'
import { formats, t } from '../language/t.ts'
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
    <PagePart title={t('Lines')}>
      <TableContainer tabIndex={0} role="region" aria-label={t('Lines of the order')}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{t('Variant')}</TableCell>
              <TableCell align="right">{t('Ordered')}</TableCell>
              {isSent && <TableCell align="right">{t('Received')}</TableCell>}
              {isSent && <TableCell align="right">{t('Missing')}</TableCell>}
              <TableCell align="right">{t('Cost')}</TableCell>
              <TableCell align="right">{t('Sum')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {lines.map((line) => (
              <TableRow key={line.id}>
                <TableCell component="th" scope="row">
                  <VariantName line={line} />
                </TableCell>
                <TableCell align="right">{formats.digits(String(line.quantity))}</TableCell>
                {isSent && <TableCell align="right">{formats.digits(String(line.received))}</TableCell>}
                {isSent && <TableCell align="right">{missingText(line, state)}</TableCell>}
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
      <Typography sx={{ fontWeight: 600, mt: 1 }}>
        {t('Total without VAT: %{total}', { total: moneyText(total) })}
      </Typography>
      {note !== '' && <Typography sx={{ mt: 1, whiteSpace: 'pre-line' }}>{note}</Typography>}
    </PagePart>
  )
}

function missingText(line: Purchase['lines'][number], state: Purchase['state']): string {
  const missing = state === 'received' ? 0 : missingOf(line)
  return missing === 0 ? '–' : formats.digits(String(missing))
}

const oneLine = { whiteSpace: 'nowrap' }

function VariantName({ line: { name, productId, sku, code, damaged } }: { line: Purchase['lines'][number] }) {
  const codes = [
    sku,
    code !== '' && t('supplier’s code %{code}', { code }),
    damaged > 0 && t('%{damaged} came damaged', { damaged }),
  ]
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
    <PagePart title={t('Supplier')}>
      <Facts
        facts={[
          [
            t('Name'),
            <Link key="name" to={`/suppliers/${id}`}>
              {name}
            </Link>,
          ],
          ['PAN', pan],
          [t('Contact'), contact],
          [
            t('Phone'),
            phone && (
              <a key="phone" href={`tel:${phone}`}>
                {formats.phone(phone)}
              </a>
            ),
          ],
          [
            t('Email'),
            email && (
              <a key="email" href={`mailto:${email}`}>
                {email}
              </a>
            ),
          ],
          [t('Address'), address],
          [t('Created'), whenText(createdAt)],
          [t('Sent'), sentAt && `${whenText(sentAt)}, ${isMailed ? t('by email') : t('on paper or by phone')}`],
          [t('Expected'), expectedOn && expectedText(expectedOn)],
          [t('Ended'), endedAt && whenText(endedAt)],
        ]}
      />
    </PagePart>
  )
}
