import { Alert, Box, Stack, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import { Link } from 'react-router-dom'
import type { AdminOrder } from '#contract/admin/orders.ts'
import { nameWithChoice } from '#domain/catalog/variant-name.ts'
import { overStates } from '#domain/orders/order-states.ts'
import { formats, t } from '../language/t.ts'
import { Picture } from '../ui/shop-picture.tsx'
import { PagePart } from '../ui/page-part.tsx'
import { moneyText } from '../ui/formats.ts'
import { reductionText } from '../ui/reduction-text.ts'

const PICTURE_PX = 48

/** Card with the order's items, as they were placed or edited, and the totals. */
export function OrderLines({ order: { lines, order } }: { order: AdminOrder }) {
  return (
    <PagePart title={t('Items')}>
      <DoesNotFit order={order} />
      <Box sx={{ overflowX: 'auto' }} role="group" aria-label={t('Order items')} tabIndex={0}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{t('Product')}</TableCell>
              <TableCell align="right">{t('Price')}</TableCell>
              <TableCell align="right">{t('Quantity')}</TableCell>
              <TableCell align="right">{t('Total')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {lines.map((line) => (
              <TableRow key={line.position}>
                <TableCell>
                  <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center' }}>
                    <Picture picture={line.picture} sizePx={PICTURE_PX} />
                    <Box>
                      <LineName line={line} />
                      <Typography variant="caption" color="text.secondary" component="p">
                        {line.sku}
                      </Typography>
                    </Box>
                  </Stack>
                </TableCell>
                <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                  {moneyText(line.price)}
                </TableCell>
                <TableCell align="right">{formats.number(line.quantity)}</TableCell>
                <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                  {moneyText(line.total)}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
      <Totals totals={order.totals} />
    </PagePart>
  )
}

/** The buyer measured the way into their home. A piece that has left costs a second trip. */
function DoesNotFit({ order: { doesNotFit, items, status } }: Pick<AdminOrder, 'order'>) {
  if (overStates.has(status)) return null
  return doesNotFit.map((position) => (
    <Alert key={position} severity="warning" sx={{ mb: 1 }}>
      {items[position]!.title}: {t('By the buyer’s own measures this does not get in. Call before it leaves.')}
    </Alert>
  ))
}

function LineName({ line }: { line: AdminOrder['lines'][number] }) {
  const title = nameWithChoice(line.name, line)
  if (line.productId === null) return <Typography variant="body2">{title}</Typography>
  return (
    <Typography variant="body2" component={Link} to={`/products/${line.productId}`} sx={{ color: 'inherit' }}>
      {title}
    </Typography>
  )
}

function Totals({ totals }: { totals: AdminOrder['order']['totals'] }) {
  const rows: [string, string][] = [
    [t('Subtotal'), moneyText(totals.subtotal)],
    ...totals.reductions.map((reduction): [string, string] => {
      return [reductionText(reduction), `−${moneyText(reduction.amount)}`]
    }),
    [t('Delivery'), moneyText(totals.shippingFee)],
    [t('VAT included'), moneyText(totals.vat)],
  ]
  return (
    <Box component="dl" sx={{ ml: 'auto', my: 0, pt: 1.5, maxWidth: 340, display: 'grid', gap: 0.5 }}>
      {rows.map(([label, sum]) => (
        <Sum key={label} label={label} sum={sum} />
      ))}
      <Sum label={t('Total')} sum={moneyText(totals.total)} isStrong />
    </Box>
  )
}

function Sum({ label, sum, isStrong = false }: { label: string; sum: string; isStrong?: boolean }) {
  const weight = isStrong ? 600 : 400
  return (
    <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 2 }}>
      <Typography component="dt" variant="body2" sx={{ fontWeight: weight }}>
        {label}
      </Typography>
      <Typography component="dd" variant="body2" sx={{ m: 0, fontWeight: weight }}>
        {sum}
      </Typography>
    </Stack>
  )
}
