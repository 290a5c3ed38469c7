import { Typography } from '@mui/material'
import { useFormContext, useWatch } from 'react-hook-form'
import type { ExchangeableOrder } from '#contract/admin/orders/exchanges.ts'
import { nameWithChoice } from '#domain/catalog/variant-name.ts'
import { t } from '../../language/t.ts'
import { FindGoods } from '../../phone-orders/find-goods.tsx'
import { moneyText } from '../../ui/formats.ts'
import { PagePart } from '../../ui/page-part.tsx'
import { addedLine } from '../edit/draft.ts'
import { PieceRow } from '../piece-row.tsx'
import type { Draft } from './draft.ts'

/** Problems of the preview by field. */
type Problems = { problems: Readonly<Record<string, string>> }

/** Items that the customer has, and how many of each come back. */
export function BackPart({ order: { lines } }: { order: ExchangeableOrder }) {
  const back = useWatch({ name: 'back' }) as Draft['back']
  const { setValue } = useFormContext()
  return (
    <PagePart title={t('Comes back')}>
      {lines.map((line, index) => {
        const { position, left, price, picture } = line
        if (left === 0) return null
        return (
          <PieceRow
            key={position}
            title={nameWithChoice(line.name, line)}
            picture={picture}
            caption={t('%{price} each, after discounts', { price: moneyText(price) })}
            quantity={back[index] ?? 0}
            least={0}
            most={left}
            onCount={(quantity) => setValue('back', back.with(index, quantity), { shouldDirty: true })}
          />
        )
      })}
    </PagePart>
  )
}

/** Items that go out in the new order. */
export function OutPart({ problems }: Problems) {
  const lines = useWatch({ name: 'lines' }) as Draft['lines']
  const { setValue } = useFormContext()
  const change = (next: Draft['lines']) => setValue('lines', next, { shouldDirty: true })
  return (
    <PagePart title={t('Goes out')}>
      {lines.map((line, index) => (
        <PieceRow
          key={line.variantId}
          {...line}
          caption={t('%{price} each', { price: moneyText(line.price) })}
          problem={problems[`lines.${index}.quantity`]}
          onCount={(quantity) => change(lines.map((one) => (one === line ? { ...one, quantity } : one)))}
          onRemove={() => change(lines.filter((one) => one !== line))}
        />
      ))}
      <Typography variant="body2" color="text.secondary" sx={{ mt: lines.length > 0 ? 1.5 : 0, mb: 1 }}>
        {t('At the prices of today. It goes to the same person and address, in a new order.')}
      </Typography>
      <FindGoods
        taken={lines.map(({ variantId }) => variantId!)}
        onAdd={(good) => change([...lines, addedLine(good)])}
      />
    </PagePart>
  )
}
