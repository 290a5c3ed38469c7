import { Box, Card, Checkbox, TextField, Typography } from '@mui/material'
import { Link } from 'react-router-dom'
import type { PurchaseSuggestion } from '#contract/admin/purchasing.ts'
import { latinDigits } from '#domain/text.ts'
import { t } from '../language/t.ts'
import { moneyText } from '../ui/formats.ts'
import { suggestionReasons } from './suggestion-words.ts'

type SuggestionItemProps = {
  item: PurchaseSuggestion
  cover: number
  /** Undefined for a reader who cannot order. */
  isChosen: boolean | undefined
  onToggle: () => void
  count: string
  onCount: (typed: string) => void
}

/** One suggestion with its reasons; one with a supplier can be chosen, with another count. */
export function SuggestionItem({ item, cover, isChosen, onToggle, count, onCount }: SuggestionItemProps) {
  const { name, sku, productId, supplier } = item
  const canChoose = isChosen !== undefined && supplier !== null
  return (
    <Card component="li" variant="outlined" aria-label={`${name}, ${sku}`} sx={layout}>
      <Checkbox
        checked={isChosen ?? false}
        disabled={!canChoose}
        onChange={onToggle}
        slotProps={{ input: { 'aria-label': t('Choose %{sku}', { sku }) } }}
      />
      <Box sx={{ minWidth: 0 }}>
        <Link to={`/products/${productId}/stock`}>{name}</Link>
        <Typography variant="body2" color="text.secondary">
          {sku}. {supplierText(supplier)}
        </Typography>
        <Typography variant="body2">{suggestionReasons(item, cover).join(' ')}</Typography>
      </Box>
      <TextField
        label={t('Pieces')}
        value={count}
        disabled={!canChoose}
        onChange={({ target }) => onCount(latinDigits(target.value).trim())}
        error={!/^[1-9]\d{0,4}$/.test(count)}
        sx={{ width: 110, gridColumn: { xs: 2, sm: 3 } }}
        slotProps={{
          htmlInput: { inputMode: 'numeric', autoComplete: 'off', 'aria-label': t('Pieces of %{sku}', { sku }) },
        }}
      />
    </Card>
  )
}

const layout = {
  display: 'grid',
  gap: 1.5,
  p: 1.5,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'auto minmax(0, 1fr)', sm: 'auto minmax(0, 1fr) auto' },
}

function supplierText(supplier: PurchaseSuggestion['supplier']): string {
  if (!supplier) return t('No supplier sells it yet: add it to one first.')
  const { name, cost, others } = supplier
  const values = { name, cost: moneyText(cost) }
  return others > 0
    ? t('%{name}, %{cost} each, cheapest of %{offers}', { ...values, offers: others + 1 })
    : t('%{name}, %{cost} each', values)
}
