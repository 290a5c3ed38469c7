import { Box } from '@mui/material'
import { VAT_PERCENT } from '#domain/money.ts'
import { t } from '../language/t.ts'
import { DayField, LineField, WholeField } from '../ui/plain-fields.tsx'
import { readRupees } from '../ui/read-rupees.ts'

/** A bill as typed; amounts are undefined until somebody types them. */
export type TypedBill = { number: string; day: string; taxable?: string; exempt?: string; vat?: string }

/** The amounts of a bill for goods of this cost: all of it with VAT, as most bills are. */
function usualAmounts(cost: number) {
  return { taxable: String(cost), exempt: '0', vat: String(Math.round((cost * VAT_PERCENT) / 100)) }
}

/** What the API expects; null without a number. */
export function billOf({ number, day, ...typed }: TypedBill, cost: number) {
  if (number.trim() === '') return null
  const { taxable, exempt, vat } = { ...usualAmounts(cost), ...typed }
  return { number, day, taxable: readRupees(taxable), exempt: readRupees(exempt), vat: readRupees(vat) }
}

type BillFieldsProps = { bill: TypedBill; cost: number; onChange: (bill: TypedBill) => void; isNeeded?: boolean }

/** Fields of a supplier's bill. Its amounts begin with the cost of the goods. */
export function BillFields({ bill, cost, onChange, isNeeded = false }: BillFieldsProps) {
  const change = (changes: Partial<TypedBill>) => onChange({ ...bill, ...changes })
  const { taxable, exempt, vat } = { ...usualAmounts(cost), ...bill }
  return (
    <>
      <LineField
        label={t('Bill number')}
        helperText={isNeeded ? t('As printed on the supplier’s bill') : t('Leave empty while the bill is not here')}
        value={bill.number}
        onChange={(number) => change({ number })}
      />
      {bill.number.trim() !== '' && (
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
          <DayField label={t('Bill date')} value={bill.day} onChange={(day) => change({ day })} />
          <WholeField
            label={t('Taxable amount (Rs)')}
            helperText={t('Without VAT')}
            value={taxable}
            onChange={(typed) => change({ taxable: typed })}
          />
          <WholeField label={t('VAT (Rs)')} value={vat} onChange={(typed) => change({ vat: typed })} />
          <WholeField label={t('Exempt amount (Rs)')} value={exempt} onChange={(typed) => change({ exempt: typed })} />
        </Box>
      )}
    </>
  )
}
