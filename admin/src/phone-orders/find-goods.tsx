import { useState } from 'react'
import { Alert, Box, Button, Stack, TextField, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import type { Good } from '#contract/admin/phone-orders.ts'
import { nameWithChoice } from '#domain/catalog/variant-name.ts'
import { MAX_CART_LINES } from '#domain/cart/cart.ts'
import { get } from '../api.ts'
import { t } from '../language/t.ts'
import { moneyText } from '../ui/formats.ts'
import { Picture } from '../ui/shop-picture.tsx'
import { useSettled } from './use-quote.ts'

const PAUSE_MS = 300
export const PICTURE_PX = 40

/** Search for variants that can be sold, with its results. */
export function FindGoods({ taken, onAdd }: { taken: readonly number[]; onAdd: (good: Good) => void }) {
  const [typed, setTyped] = useState('')
  const q = useSettled(typed.trim(), PAUSE_MS)
  const { data, error, isFetching } = useQuery({
    queryKey: ['phone-goods', q],
    queryFn: ({ signal }) => get<{ items: Good[] }>('/phone-orders/goods', { q }, signal),
    enabled: q !== '',
    staleTime: 0,
  })
  const found = q === '' ? [] : (data?.items ?? [])
  const isNothing = q !== '' && !isFetching && found.length === 0
  return (
    <Stack sx={{ gap: 1, mb: 1 }}>
      <TextField
        label={t('Find items by name, size, type or SKU')}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        type="search"
      />
      {error && <Alert severity="error">{error.message}</Alert>}
      <Box role="status">{isNothing && t('No items found.')}</Box>
      {found.length > 0 && (
        <Box sx={{ maxHeight: 320, overflowY: 'auto' }} role="group" aria-label={t('Search results')} tabIndex={0}>
          {found.map((good) => (
            <Found
              key={good.variantId}
              good={good}
              isTaken={taken.includes(good.variantId) || taken.length >= MAX_CART_LINES}
              onAdd={() => onAdd(good)}
            />
          ))}
        </Box>
      )}
    </Stack>
  )
}

function Found({ good, isTaken, onAdd }: { good: Good; isTaken: boolean; onAdd: () => void }) {
  const { picture, price, stock, sku } = good
  const title = nameWithChoice(good.name, good)
  return (
    <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center', py: 0.5 }}>
      <Picture picture={picture} sizePx={PICTURE_PX} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="body2">{title}</Typography>
        <Typography variant="caption" color="text.secondary">
          {sku} · {moneyText(price)} · {stock === 0 ? t('sold out') : t('%{stock} in stock', { stock })}
        </Typography>
      </Box>
      <Button disabled={isTaken || stock === 0} onClick={onAdd} aria-label={t('Add %{title}', { title })}>
        {t('Add')}
      </Button>
    </Stack>
  )
}
