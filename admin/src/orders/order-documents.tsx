import Print from '@mui/icons-material/PrintOutlined'
import { Button, Stack, Typography } from '@mui/material'
import { Link } from 'react-router-dom'
import type { AdminOrder } from '#contract/admin/orders.ts'
import { useCan } from '../session/staff-session.ts'
import { ActButton } from '../ui/act-button.tsx'
import { PagePart } from '../ui/page-part.tsx'
import { moneyText } from '../ui/formats.ts'
import { dayAndSlot } from './order-words.ts'
import { printInvoice } from './print-invoice.ts'

/** Card with the packing slip, invoices and credit notes of the order. */
export function OrderDocuments({ order: { id, state, order } }: { order: AdminOrder }) {
  const mayWork = useCan('orders.work')
  return (
    <PagePart title="Documents">
      <Button component={Link} to={`/packing-slips?ids=${id}`} startIcon={<Print />} sx={{ mb: 1 }}>
        Packing slip
      </Button>
      {order.invoices.length === 0 && (
        <Typography variant="body2">
          {state === 'pending' ? 'The invoice is issued once the order is confirmed.' : 'No invoice.'}
        </Typography>
      )}
      {order.invoices.map(({ _id, kind, number, day, total }) => (
        <Stack key={_id} direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center', py: 0.5 }}>
          <Typography variant="body2" sx={{ flex: 1 }}>
            {kind === 'invoice' ? 'Invoice' : 'Credit note'} {number}
            <Typography variant="caption" color="text.secondary" component="span" sx={{ display: 'block' }}>
              {dayAndSlot(day, null)} · {moneyText(total)}
            </Typography>
          </Typography>
          {mayWork && (
            <>
              <ActButton label="Print" done="Opened for printing" act={() => printInvoice(id, _id, 'en')} />
              <ActButton label="Print in Nepali" done="Opened for printing" act={() => printInvoice(id, _id, 'ne')} />
            </>
          )}
        </Stack>
      ))}
      {order.invoices.length > 0 && (
        <Typography variant="caption" color="text.secondary">
          Prints are counted. The first print is the original; all others are marked as copies.
        </Typography>
      )}
    </PagePart>
  )
}
