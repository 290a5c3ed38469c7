import {
  Alert,
  CircularProgress,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material'
import { useRecordContext } from 'react-admin'
import type { Product } from '#contract/admin/catalog/products.ts'
import { choiceName } from '#domain/catalog/variant-name.ts'
import { OLD_PRICE_OFFERED_DAYS, OLD_PRICE_WITHIN_DAYS, REDUCED_AT_MOST_DAYS } from '#domain/catalog/old-price.ts'
import { t } from '../../language/t.ts'
import { moneyText, whenText } from '../../ui/formats.ts'
import { usePriceHistory } from './use-price-history.ts'

/** Price changes of each variant, newest first, with the rule for old prices. */
export function PriceHistory() {
  const product = useRecordContext<Product>()
  const { changes, error, isPending } = usePriceHistory()
  if (error) return <Alert severity="error">{error.message}</Alert>
  if (isPending) return <CircularProgress aria-label={t('Loading prices')} />
  const colorOf = new Map(product?.colors.map((color) => [color.slug, color]))
  const nameOf = new Map(
    product?.variants.map((variant) => {
      const color = (variant.color && colorOf.get(variant.color)) || null
      return [variant.id, choiceName({ ...variant, color }) || t('Only variant')]
    }),
  )
  return (
    <>
      <Typography color="text.secondary" sx={{ maxWidth: '70ch', mb: 1 }}>
        {t(
          'An old price may be shown for %{shown} days after a reduction. The same variant must have been offered at or above that price on %{offered} of the %{within} days before.',
          { shown: REDUCED_AT_MOST_DAYS, offered: OLD_PRICE_OFFERED_DAYS, within: OLD_PRICE_WITHIN_DAYS },
        )}
      </Typography>
      <TableContainer tabIndex={0} role="region" aria-label={t('Price history')}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{t('Since')}</TableCell>
              <TableCell>{t('Variant')}</TableCell>
              <TableCell align="right">{t('Price')}</TableCell>
              <TableCell align="right">{t('Old price')}</TableCell>
              <TableCell>{t('Visible in the shop')}</TableCell>
              <TableCell>{t('Changed by')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {changes.toReversed().map((change) => (
              <TableRow key={change.id}>
                <TableCell>{whenText(change.since)}</TableCell>
                <TableCell>{nameOf.get(change.variantId)}</TableCell>
                <TableCell align="right">{moneyText(change.price)}</TableCell>
                <TableCell align="right">{change.oldPrice === null ? '–' : moneyText(change.oldPrice)}</TableCell>
                <TableCell>{change.isOffered ? t('Yes') : t('No')}</TableCell>
                <TableCell>{change.staffName ?? '–'}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </>
  )
}
