import { useState } from 'react'
import AddIcon from '@mui/icons-material/Add'
import { Button, Stack, Typography } from '@mui/material'
import { required } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { choiceName } from '#domain/catalog/variant-name.ts'
import { t } from '../../language/t.ts'
import { MoneyInput } from '../../ui/money-input.tsx'
import { OldPriceOffer } from './old-price-offer.tsx'
import { RemoveVariantsDialog } from './remove-variants-dialog.tsx'
import { VariantDialog } from './variant-dialog.tsx'
import { useVariants, type Choice } from './variants.ts'

type VariantCellProps = {
  /** Index among the variants; -1 for none. */
  at: number
  choice: Choice
  /** Name of the color; null if it has none. */
  color: string | null
  onAdd: () => void
  onRemove: (at: number) => void
}

/** Cell with a variant's prices and stock, and a button to its other details. */
export function VariantCell({ at, choice, color, onAdd, onRemove }: VariantCellProps) {
  const [open, setOpen] = useState<'more' | 'remove'>()
  const { formState } = useFormContext()
  const variants = useVariants()
  const variant = variants[at]
  const name = choiceName({ ...choice, color: color === null ? null : { name: color } }) || t('Only variant')
  if (!variant) {
    return (
      <Button size="small" startIcon={<AddIcon />} onClick={onAdd} aria-label={t('Add %{name}', { name })}>
        {t('Add')}
      </Button>
    )
  }
  const wrong = (formState.errors['variants'] as Record<string, object>[] | undefined)?.[at] ?? {}
  const isWrongInside = Object.keys(wrong).some((field) => !['price', 'oldPrice', 'packages'].includes(field))
  return (
    <Stack role="group" aria-label={name}>
      <MoneyInput source={`variants.${at}.price`} label={t('Price')} validate={required()} helperText={false} />
      <MoneyInput source={`variants.${at}.oldPrice`} label={t('Old price')} helperText={false} />
      <OldPriceOffer at={at} variant={variant} />
      <Button
        size="small"
        color={isWrongInside ? 'error' : 'primary'}
        onClick={() => setOpen('more')}
        sx={{ justifyContent: 'start' }}
      >
        {variant.sku}
      </Button>
      <Typography variant="body2" color="text.secondary">
        {variant.stock === undefined ? t('New') : t('%{stock} in stock', { stock: variant.stock })}
      </Typography>
      {open === 'more' && (
        <VariantDialog
          at={at}
          name={name}
          onClose={() => setOpen(undefined)}
          onRemove={variants.length > 1 ? () => setOpen('remove') : undefined}
        />
      )}
      {open === 'remove' && (
        <RemoveVariantsDialog
          name={name}
          variants={[variant]}
          onClose={() => setOpen(undefined)}
          onRemove={() => onRemove(at)}
        />
      )}
    </Stack>
  )
}
