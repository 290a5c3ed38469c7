import { useState } from 'react'
import PercentIcon from '@mui/icons-material/Percent'
import { Button, Menu, MenuItem } from '@mui/material'
import { useListContext, useNotify, useRefresh } from 'react-admin'
import type { BulkBody } from '#contract/admin/catalog/products.ts'
import { post } from '../../api.ts'
import { ActButton } from '../../ui/act-button.tsx'
import { PriceDialog } from './price-dialog.tsx'

const flags = [
  { label: 'Mark as latest', values: { isLatest: true } },
  { label: 'Unmark as latest', values: { isLatest: false } },
  { label: 'Mark as featured', values: { isFeatured: true } },
  { label: 'Unmark as featured', values: { isFeatured: false } },
]

/** Bulk actions for the selected products. */
export function ProductActs() {
  const { selectedIds, onUnselectItems } = useListContext()
  const [isPricing, setIsPricing] = useState(false)
  const refresh = useRefresh()
  const ids = selectedIds.map(Number)
  const several = ids.length === 1 ? '1 product' : `${ids.length} products`
  const leave = () => (onUnselectItems(), refresh())
  if (ids.length === 0) return null // collapsed, the bar would still cover the table's head
  return (
    <>
      <ActButton
        label="Publish"
        act={() => post('/products/acts', { act: 'publish', ids } satisfies BulkBody)}
        done={`${several} published`}
        onDone={leave}
        ask={{ title: `Publish ${several}?`, text: 'Shoppers see them immediately.' }}
      />
      <ActButton
        label="Hide"
        act={() => post('/products/acts', { act: 'unpublish', ids } satisfies BulkBody)}
        done={`${several} hidden`}
        onDone={leave}
        ask={{
          title: `Hide ${several}?`,
          text: 'Shoppers can no longer see them, and carts show them as unavailable.',
        }}
      />
      <FlagMenu ids={ids} onDone={leave} />
      <Button size="small" startIcon={<PercentIcon />} onClick={() => setIsPricing(true)}>
        Change prices
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
    notify('Products updated', { type: 'success' })
    onDone()
  }

  return (
    <>
      <Button size="small" aria-haspopup="menu" onClick={({ currentTarget }) => setAnchor(currentTarget)}>
        Labels
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
