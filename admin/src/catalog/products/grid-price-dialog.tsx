import { useState } from 'react'
import {
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  MenuItem,
  TextField,
} from '@mui/material'
import { useRecordContext } from 'react-admin'
import type { Product } from '#contract/admin/catalog/products.ts'
import { changedPrice, oldPriceBeside } from '#domain/catalog/price-change.ts'
import { usePriceHistory } from './use-price-history.ts'
import { choicesOf, type EditedVariant } from './variants.ts'

type GridPriceDialogProps = {
  variants: EditedVariant[]
  onChange: (variants: EditedVariant[]) => void
  onClose: () => void
}

/** Dialog that changes the prices of the whole grid, a row or a column in the form; they are saved with the product. */
export function GridPriceDialog({ variants, onChange, onClose }: GridPriceDialogProps) {
  const { stretchesOf } = usePriceHistory()
  const product = useRecordContext<Product>()
  const [which, setWhich] = useState('all')
  const [amount, setAmount] = useState('-10')
  const [kind, setKind] = useState<'percent' | 'rupees'>('percent')
  const [roundTo, setRoundTo] = useState(100)
  const [showsOld, setShowsOld] = useState(true)
  const by = Number(amount.replace('−', '-'))
  const isReady = amount.trim() !== '' && Number.isFinite(by)

  function change() {
    onChange(variants.map((variant) => (isMeant(variant, which) ? repriced(variant) : variant)))
    onClose()
  }

  function repriced(variant: EditedVariant): EditedVariant {
    const price = changedPrice(variant.price, { kind, amount: by, roundTo })
    const before = product?.variants.find(({ id }) => id === variant.id) ?? variant
    const { oldPrice } = showsOld
      ? oldPriceBeside(stretchesOf(variant.id), before, price, new Date())
      : { oldPrice: null }
    return { ...variant, price, oldPrice }
  }

  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="grid-price-title">
      <DialogTitle id="grid-price-title">Change prices</DialogTitle>
      <DialogContent>
        <TextField select label="Apply to" value={which} onChange={({ target }) => setWhich(target.value)}>
          <MenuItem value="all">All sizes and types</MenuItem>
          {(['size', 'type'] as const).flatMap((axis) =>
            choicesOf(variants, axis)
              .filter((name) => name !== null)
              .map((name) => (
                <MenuItem key={`${axis} ${name}`} value={`${axis} ${name}`}>
                  {name}
                </MenuItem>
              )),
          )}
        </TextField>
        <TextField
          label="Change by"
          value={amount}
          error={!isReady}
          helperText="Negative values lower the price"
          onChange={({ target }) => setAmount(target.value)}
          slotProps={{ htmlInput: { inputMode: 'decimal' } }}
        />
        <TextField select label="Unit" value={kind} onChange={({ target }) => setKind(target.value as typeof kind)}>
          <MenuItem value="percent">Percent</MenuItem>
          <MenuItem value="rupees">Rupees</MenuItem>
        </TextField>
        <TextField
          select
          label="Round up to"
          value={roundTo}
          onChange={({ target }) => setRoundTo(Number(target.value))}
        >
          {[1, 10, 50, 100, 500, 1_000].map((step) => (
            <MenuItem key={step} value={step}>
              Nrs. {step}
            </MenuItem>
          ))}
        </TextField>
        <FormControlLabel
          control={<Checkbox checked={showsOld} onChange={(_, isOn) => setShowsOld(isOn)} />}
          label="Show the old price where permitted"
        />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          Cancel
        </Button>
        <Button variant="contained" disabled={!isReady} onClick={change}>
          Change prices
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function isMeant({ size, type }: EditedVariant, which: string): boolean {
  return which === 'all' || which === `size ${size}` || which === `type ${type}`
}
