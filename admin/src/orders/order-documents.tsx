import Print from '@mui/icons-material/PrintOutlined'
import { Button, Stack, Typography } from '@mui/material'
import { Link } from 'react-router-dom'
import type { AdminOrder } from '#contract/admin/orders.ts'
import type { BusinessBody } from '#contract/orders/orders.ts'
import { canChangeBusiness } from '#domain/invoices/business.ts'
import { BusinessInputs } from './business-inputs.tsx'
import { useCan } from '../session/staff-session.ts'
import { ActButton } from '../ui/act-button.tsx'
import { put } from '../api.ts'
import { t, tNodes } from '../language/t.ts'
import { ActForm } from '../ui/act-form.tsx'
import { PagePart } from '../ui/page-part.tsx'
import { moneyText } from '../ui/formats.ts'
import { dayAndSlot } from './order-words.ts'
import { printInvoice } from './print-invoice.ts'

/** Card with the packing slip, invoices and credit notes of the order. */
export function OrderDocuments({ order: record }: { order: AdminOrder }) {
  const { id, state, isForgotten, order } = record
  const mayWork = useCan('orders.work')
  return (
    <PagePart title={t('Documents')}>
      <Button component={Link} to={`/packing-slips?ids=${id}`} startIcon={<Print />} sx={{ mb: 1 }}>
        {t('Packing slip')}
      </Button>
      <InvoiceBuyer order={record} />
      {isForgotten && <InBooks />}
      {!isForgotten && order.invoices.length === 0 && (
        <Typography variant="body2">
          {state === 'pending' ? t('The invoice is issued once the order is confirmed.') : t('No invoice.')}
        </Typography>
      )}
      {order.invoices.map(({ _id, kind, number, day, total }) => (
        <Stack key={_id} direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center', py: 0.5 }}>
          <Typography variant="body2" sx={{ flex: 1 }}>
            {kind === 'invoice' ? t('Invoice') : t('Credit note')} {number}
            <Typography variant="caption" color="text.secondary" component="span" sx={{ display: 'block' }}>
              {dayAndSlot(day, null)} · {moneyText(total)}
            </Typography>
          </Typography>
          {mayWork && (
            <>
              <ActButton label={t('Print')} done={t('Opened for printing')} act={() => printInvoice(id, _id, 'en')} />
              <ActButton
                label={t('Print in Nepali')}
                done={t('Opened for printing')}
                act={() => printInvoice(id, _id, 'ne')}
              />
            </>
          )}
        </Stack>
      ))}
      {order.invoices.length > 0 && (
        <Typography variant="caption" color="text.secondary">
          {t('Prints are counted. The first print is the original; all others are marked as copies.')}
        </Typography>
      )}
    </PagePart>
  )
}

/** Says where the invoices of a deleted customer are: the API gives them to the books alone (decision 015). */
function InBooks() {
  const seesReports = useCan('reports.read')
  const reports = seesReports ? <Link to="/reports">{t('Reports')}</Link> : t('Reports')
  return (
    <Typography variant="body2">
      {tNodes('Invoices name the customer, so they are only in the books, under %{reports}.', { reports })}
    </Typography>
  )
}

/** The business that the invoice is for; staff can change it until the invoice is issued. */
function InvoiceBuyer({ order: { id, state, isForgotten, order } }: { order: AdminOrder }) {
  const { business, invoices, name } = order
  const mayWork = useCan('orders.work')
  const canChange = mayWork && !isForgotten && canChangeBusiness({ state, isInvoiced: invoices.length > 0 })
  if (business === null && !canChange) return null
  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'center', mb: 1 }}>
      <Typography variant="body2" sx={{ flex: 1, overflowWrap: 'anywhere' }}>
        {t('Invoice for %{buyer}', { buyer: business === null ? name : businessText(business) })}
      </Typography>
      {canChange && (
        <ActForm<BusinessBody>
          label={t('Edit buyer')}
          title={t('Buyer on the invoice')}
          text={t(
            'Until the invoice is issued, with the order’s confirmation. Leave name and PAN blank for the person who ordered.',
          )}
          yes={t('Save')}
          done={t('Buyer on the invoice saved')}
          begin={() => ({
            business_name: business?.name ?? '',
            pan: business?.pan ?? '',
            business_address: business?.address ?? '',
          })}
          act={({ business_name, pan, business_address }) => {
            const given = { business_name: business_name ?? '', pan: pan ?? '' }
            return put(`/orders/${id}/business`, { ...given, business_address: business_address ?? '' })
          }}
        >
          <BusinessInputs />
        </ActForm>
      )}
    </Stack>
  )
}

/** `Rara Traders, PAN 301234567, Lakeside`; the address only if it has its own. */
function businessText({ name, pan, address }: NonNullable<AdminOrder['order']['business']>): string {
  return [name, t('PAN %{pan}', { pan }), address].filter(Boolean).join(', ')
}
