import { useState } from 'react'
import PercentIcon from '@mui/icons-material/Percent'
import { Button, Menu, MenuItem } from '@mui/material'
import { useListContext, useNotify, useRefresh } from 'react-admin'
import type { BulkBody } from '#contract/admin/catalog/products.ts'
import { post } from '../../api.ts'
import { t } from '../../language/t.ts'
import { ActButton } from '../../ui/act-button.tsx'
import { PriceDialog } from './price-dialog.tsx'

const flags = [
  { label: t('Mark as latest'), values: { isLatest: true } },
  { label: t('Unmark as latest'), values: { isLatest: false } },
  { label: t('Mark as featured'), values: { isFeatured: true } },
  { label: t('Unmark as featured'), values: { isFeatured: false } },
]

/** Bulk actions for the selected products. */
export function ProductActs() {
  const { selectedIds, onUnselectItems } = useListContext()
  const [isPricing, setIsPricing] = useState(false)
  const refresh = useRefresh()
  const ids = selectedIds.map(Number)
  const count = ids.length
  const leave = () => (onUnselectItems(), refresh())
  if (ids.length === 0) return null // collapsed, the bar would still cover the table's head
  return (
    <>
      <ActButton
        label={t('Publish')}
        act={() => post('/products/acts', { act: 'publish', ids } satisfies BulkBody)}
        done={t('%{count} product published |||| %{count} products published', { count })}
        onDone={leave}
        ask={{
          title: t('Publish %{count} product? |||| Publish %{count} products?', { count }),
          text: t('Shoppers see them immediately.'),
        }}
      />
      <ActButton
        label={t('Hide')}
        act={() => post('/products/acts', { act: 'unpublish', ids } satisfies BulkBody)}
        done={t('%{count} product hidden |||| %{count} products hidden', { count })}
        onDone={leave}
        ask={{
          title: t('Hide %{count} product? |||| Hide %{count} products?', { count }),
          text: t('Shoppers can no longer see them, and carts show them as unavailable.'),
        }}
      />
      <FlagMenu ids={ids} onDone={leave} />
      <Button size="small" startIcon={<PercentIcon />} onClick={() => setIsPricing(true)}>
        {t('Change prices')}
      </Button>
      {isPricing && <PriceDialog productIds={ids} onClose={() => setIsPricing(false)} onDone={leave} />}
    </>
  )
}

function FlagMenu({ ids, onDone }: { ids: number[]; onDone: () => void }) {
  const notify = useNotify()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)

  async function flag(values: object) {
    setAnchor(null)
    try {
      await post('/products/acts', { act: 'flag', ids, ...values })
    } catch (error) {
      return notify(error instanceof Error ? error.message : String(error), { type: 'error' })
    }
    notify(t('Products updated'), { type: 'success' })
    onDone()
  }

  return (
    <>
      <Button size="small" aria-haspopup="menu" onClick={({ currentTarget }) => setAnchor(currentTarget)}>
        {t('Labels')}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {flags.map(({ label, values }) => (
          <MenuItem key={label} onClick={() => flag(values)}>
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
