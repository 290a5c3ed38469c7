import { MenuItem, TextField, Typography } from '@mui/material'
import { choiceName } from '#domain/catalog/variant-name.ts'
import { useFormContext, useWatch } from 'react-hook-form'
import { t } from '../../language/t.ts'
import { FindGoods } from '../../phone-orders/find-goods.tsx'
import { moneyText } from '../../ui/formats.ts'
import { PagePart } from '../../ui/page-part.tsx'
import { PieceRow } from '../piece-row.tsx'
import { addedLine, withVariant, type Draft, type DraftLine } from './draft.ts'

/** Items of the order: counts, removals, and a search for what is added. `problems` are those of the lines, by field. */
export function LinesPart({ problems }: { problems: Readonly<Record<string, string>> }) {
  const lines = useWatch({ name: 'lines' }) as Draft['lines']
  const { setValue } = useFormContext()
  const change = (next: DraftLine[]) => setValue('lines', next, { shouldDirty: true })
  const added = lines.filter(({ position }) => position === null)
  return (
    <PagePart title={t('Items')}>
      {lines.map((line, index) => (
        <PieceRow
          key={(line.before ?? line).position ?? `new ${line.variantId}`}
          {...line}
          caption={captionOf(line)}
          problem={problems[`lines.${index}.quantity`]}
          onCount={(quantity) => change(lines.map((one) => (one === line ? { ...one, quantity } : one)))}
          onRemove={() => change(lines.filter((one) => one !== line))}
        >
          <VariantSelect
            line={line}
            onChange={(variantId) => change(lines.map((one) => (one === line ? withVariant(line, variantId) : one)))}
          />
        </PieceRow>
      ))}
      {lines.length === 0 && (
        <Typography role="status" color="error" sx={{ py: 1 }}>
          {t('An order needs an item. To end it, cancel the order.')}
        </Typography>
      )}
      <Typography variant="body2" color="text.secondary" sx={{ mt: 1.5, mb: 1 }}>
        {t('Items of the order keep their price. Added ones, and other sizes and colors, cost what they cost today.')}
      </Typography>
      <FindGoods
        taken={added.map(({ variantId }) => variantId!)}
        onAdd={(good) => change([...lines, addedLine(good)])}
      />
    </PagePart>
  )
}

function captionOf({ price, position }: DraftLine): string {
  const each = t('%{price} each', { price: moneyText(price) })
  return position === null ? `${each} · ${t('added')}` : each
}

/** Changes size, color and type of a line in one step; nothing for a product without others for sale. */
function VariantSelect({ line, onChange }: { line: DraftLine; onChange: (variantId: number) => void }) {
  const { others, variantId, choice } = line.before ?? line
  if (others.length === 0 || variantId === null) return null
  return (
    <TextField
      select
      label={t('Size or color')}
      value={line.variantId}
      onChange={({ target }) => onChange(Number(target.value))}
      fullWidth={false}
      sx={{ flex: '1 1 160px', maxWidth: 320 }}
    >
      <MenuItem value={variantId}>{t('%{choice} (ordered)', { choice })}</MenuItem>
      {others.map((other) => (
        <MenuItem key={other.variantId} value={other.variantId}>
          {choiceName(other)}, {moneyText(other.price)}
        </MenuItem>
      ))}
    </TextField>
  )
}
