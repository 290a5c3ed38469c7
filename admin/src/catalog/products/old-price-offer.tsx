import { useState } from 'react'
import { Button, FormHelperText } from '@mui/material'
import { useRecordContext } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import type { Product } from '#contract/admin/catalog/products.ts'
import { OLD_PRICE_OFFERED_DAYS, realOldPrice } from '#domain/catalog/old-price.ts'
import { formats, t } from '../../language/t.ts'
import { usePriceHistory } from './use-price-history.ts'
import type { EditedVariant } from './variants.ts'

/** Shows which old price may be displayed beside the price, with a button to apply it. */
export function OldPriceOffer({ at, variant }: { at: number; variant: EditedVariant }) {
  const { setValue } = useFormContext()
  const saved = useRecordContext<Product>()?.variants.find(({ id }) => id === variant.id)
  const { stretchesOf, isPending } = usePriceHistory()
  const [now] = useState(() => new Date())
  const { price, oldPrice } = variant
  if (isPending || typeof price !== 'number') return null
  const real = realOldPrice(stretchesOf(variant.id), price, now)
  const isSaved = saved?.price === price && saved.oldPrice === oldPrice
  if (oldPrice !== null && !isSaved && oldPrice > (real?.price ?? 0)) {
    const why = real
      ? t('The old price can be at most %{price}', { price: formats.money(real.price) })
      : t('No old price permitted: no higher price was offered for %{days} days', {
          days: OLD_PRICE_OFFERED_DAYS,
        })
    return <FormHelperText error>{why}</FormHelperText>
  }
  if (!real || oldPrice === real.price || (saved && price >= saved.price && oldPrice === null)) return null
  return (
    <Button
      size="small"
      sx={{ justifyContent: 'start', textAlign: 'start' }}
      onClick={() => setValue(`variants.${at}.oldPrice`, real.price, { shouldDirty: true })}
    >
      {t('Use %{price}, offered since %{since}', {
        price: formats.money(real.price),
        since: formats.shortDate(real.since.toISOString()),
      })}
    </Button>
  )
}
