import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack } from '@mui/material'
import { NumberInput, regex, required, TextInput } from 'react-admin'
import { SKU_PATTERN } from '#domain/catalog/variant-name.ts'
import { t } from '../../language/t.ts'
import { useCan } from '../../session/staff-session.ts'
import { MoneyInput } from '../../ui/money-input.tsx'

type VariantDialogProps = { at: number; name: string; onClose: () => void; onRemove: (() => void) | undefined }

/** Dialog with a variant's SKU, weight and dimensions; they are saved with the product. */
export function VariantDialog({ at, name, onClose, onRemove }: VariantDialogProps) {
  const mayReadCosts = useCan('reports.read')
  const within = (field: string) => `variants.${at}.${field}`
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="variant-title">
      <DialogTitle id="variant-title">{name}</DialogTitle>
      <DialogContent>
        <TextInput
          source={within('sku')}
          label="SKU"
          parse={(typed: string) => typed.toUpperCase()}
          validate={[required(), regex(SKU_PATTERN, t('Capital letters and digits, with hyphens between'))]}
        />
        {mayReadCosts && (
          <MoneyInput
            source={within('cost')}
            label={t('Cost of one piece')}
            helperText={t('What the shop pays, without VAT; for the stock valuation. Shoppers never see it')}
          />
        )}
        <Stack direction={{ sm: 'row' }} sx={{ columnGap: 2 }}>
          <NumberInput source={within('weightKg')} label={t('Weight (kg)')} min={0.1} step={0.1} helperText={false} />
          <NumberInput
            source={within('lowStockAt')}
            label={t('Low stock threshold')}
            min={0}
            helperText={t('Leave empty to use the shop’s default')}
          />
        </Stack>
        <Stack direction={{ sm: 'row' }} sx={{ columnGap: 2 }}>
          <NumberInput
            source={within('widthCm')}
            label={t('Width (cm)')}
            min={1}
            helperText={t('Leave empty to use the product’s')}
          />
          <NumberInput source={within('depthCm')} label={t('Depth (cm)')} min={1} />
          <NumberInput source={within('heightCm')} label={t('Height (cm)')} min={1} />
        </Stack>
      </DialogContent>
      <DialogActions sx={{ justifyContent: 'space-between' }}>
        {onRemove ? (
          <Button color="error" onClick={onRemove}>
            {t('Remove')}
          </Button>
        ) : (
          <span />
        )}
        <Button variant="contained" onClick={onClose}>
          {t('Done')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
