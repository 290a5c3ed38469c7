import { Stack, Typography } from '@mui/material'
import type { Purchase } from '#contract/admin/purchasing.ts'
import { billTotal } from '#domain/purchasing/purchase-orders.ts'
import { sumOf } from '#domain/sum.ts'
import { put } from '../api.ts'
import { formats, t } from '../language/t.ts'
import { useCan } from '../session/staff-session.ts'
import { Facts } from '../ui/facts.tsx'
import { FormButton } from '../ui/form-button.tsx'
import { moneyText, nepalToday, whenText } from '../ui/formats.ts'
import { PagePart } from '../ui/page-part.tsx'
import { BillFields, billOf, type TypedBill } from './bill-fields.tsx'
import { expectedText } from './purchase-words.tsx'

type Receipt = Purchase['receipts'][number]

/** What came, with the suppliers' bills. */
export function ReceiptsPart({ order }: { order: Purchase }) {
  const { receipts } = order
  if (receipts.length === 0) return null
  return (
    <PagePart title={t('Received')}>
      <Stack component="ul" sx={{ gap: 2, m: 0, p: 0, listStyle: 'none' }}>
        {receipts.map((receipt) => (
          <li key={receipt.id}>
            <Typography sx={{ fontWeight: 600 }}>{whenText(receipt.at)}</Typography>
            <Facts
              facts={[
                [t('Pieces'), receipt.lines.map(lineText).join('\n')],
                [t('Received by'), receipt.staffName],
                [t('Bill'), billText(receipt)],
                [t('Note'), receipt.note],
              ]}
            />
            {!receipt.bill && <AddBill order={order} receipt={receipt} />}
          </li>
        ))}
      </Stack>
    </PagePart>
  )
}

function lineText({ sku, taken, damaged }: Receipt['lines'][number]): string {
  return damaged > 0
    ? t('%{taken} × %{sku}, %{damaged} damaged and not taken', { taken, sku, damaged })
    : `${formats.number(taken)} × ${sku}`
}

function billText({ bill }: Receipt): string {
  if (!bill) return t('Not here yet')
  return t('%{number} of %{day}: %{total}, VAT %{vat}', {
    number: bill.number,
    day: expectedText(bill.day),
    total: moneyText(billTotal(bill)),
    vat: moneyText(bill.vat),
  })
}

function AddBill({ order, receipt }: { order: Purchase; receipt: Receipt }) {
  const mayWrite = useCan('purchases.write')
  const costOf = (sku: string) => order.lines.find((line) => line.sku === sku)?.cost ?? 0
  const cost = sumOf(receipt.lines, ({ sku, taken }) => taken * costOf(sku))
  const initial: { bill: TypedBill } = { bill: { number: '', day: nepalToday() } }
  if (!mayWrite) return null
  return (
    <FormButton
      label={t('Add bill')}
      title={t('Supplier’s bill')}
      initial={initial}
      renderFields={({ bill }, change) => (
        <BillFields bill={bill} cost={cost} onChange={(changed) => change({ bill: changed })} isNeeded />
      )}
      act={({ bill }) =>
        put(`/purchase-orders/${order.id}/receipts/${receipt.id}/bill`, {
          bill: billOf(bill, cost) ?? { ...bill, taxable: 0, exempt: 0, vat: 0 },
          version: order.version,
        })
      }
      done={t('Bill saved')}
      yes={t('Save')}
    />
  )
}
