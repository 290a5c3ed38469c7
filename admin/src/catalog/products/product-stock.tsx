import { Alert, Button, CircularProgress } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useRecordContext } from 'react-admin'
import { Link } from 'react-router-dom'
import type { Product } from '#contract/admin/catalog/products.ts'
import type { StockRow } from '#contract/admin/stock.ts'
import { get } from '../../api.ts'
import { t } from '../../language/t.ts'
import { OnTheWay } from '../../purchasing/on-the-way.tsx'
import { StockTable } from '../../stock/stock-table.tsx'

/** Stock of each variant, with a link to the stock movements. */
export function ProductStock() {
  const product = useRecordContext<Product>()
  const { data, error, refetch } = useQuery({
    queryKey: ['stock', 'product', product?.id],
    queryFn: ({ signal }) =>
      get<{ items: StockRow[] }>('/stock', { productId: product?.id, perPage: 100, sort: 'name' }, signal),
    enabled: product !== undefined,
  })
  if (error) return <Alert severity="error">{error.message}</Alert>
  if (!data) return <CircularProgress aria-label={t('Loading stock')} />
  const filter = encodeURIComponent(JSON.stringify({ productId: product?.id }))
  return (
    <>
      <StockTable rows={data.items} onMoved={() => void refetch()} />
      {product && <OnTheWay productId={product.id} rows={data.items} />}
      <Button component={Link} to={`/stock/movements?filter=${filter}`} sx={{ mt: 1 }}>
        {t('View stock movements')}
      </Button>
    </>
  )
}
