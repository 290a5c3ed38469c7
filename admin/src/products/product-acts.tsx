import { useState } from 'react'
import PercentIcon from '@mui/icons-material/Percent'
import { Button, Menu, MenuItem } from '@mui/material'
import { useListContext, useNotify, useRefresh } from 'react-admin'
import type { BulkBody } from '#contract/admin/products.ts'
import { post } from '../api.ts'
import { ActButton } from '../ui/act-button.tsx'
import { PriceDialog } from './price-dialog.tsx'

const flags = [
  { label: 'Show as latest', values: { isLatest: true } },
  { label: 'No longer latest', values: { isLatest: false } },
  { label: 'Show as featured', values: { isFeatured: true } },
  { label: 'No longer featured', values: { isFeatured: false } },
]

/** What is done to all chosen rows of the list. */
export function ProductActs() {
  const { selectedIds, onUnselectItems } = useListContext()
  const [isPricing, setIsPricing] = useState(false)
  const refresh = useRefresh()
  const ids = selectedIds.map(Number)
  const several = ids.length === 1 ? '1 product' : `${ids.length} products`
  const leave = () => (onUnselectItems(), refresh())
  if (ids.length === 0) return null // the bar is only folded then, and would lie over the headings
  return (
    <>
      <ActButton
        label="Publish"
        act={() => post('/products/acts', { act: 'publish', ids } satisfies BulkBody)}
        done={`Published ${several}`}
        onDone={leave}
        ask={{ title: `Publish ${several}?`, text: 'Shoppers see them at once.' }}
      />
      <ActButton
        label="Hide"
        act={() => post('/products/acts', { act: 'unpublish', ids } satisfies BulkBody)}
        done={`Hid ${several}`}
        onDone={leave}
        ask={{ title: `Hide ${several}?`, text: 'Shoppers no longer find them; carts say that they are gone.' }}
      />
      <FlagMenu ids={ids} onDone={leave} />
      <Button size="small" startIcon={<PercentIcon />} onClick={() => setIsPricing(true)}>
        Prices
      </Button>
      {isPricing && <PriceDialog productIds={ids} onClose={() => setIsPricing(false)} onDone={leave} />}
    </>
  )
}

function FlagMenu({ ids, onDone }: { ids: number[]; onDone: () => void }) {
  const notify = useNotify()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)

  async function flag(values: object, label: string) {
    setAnchor(null)
    try {
      await post('/products/acts', { act: 'flag', ids, ...values })
    } catch (error) {
      return notify(error instanceof Error ? error.message : String(error), { type: 'error' })
    }
    notify(`${label}: done`, { type: 'success' })
    onDone()
  }

  return (
    <>
      <Button size="small" aria-haspopup="menu" onClick={({ currentTarget }) => setAnchor(currentTarget)}>
        Flags
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {flags.map(({ label, values }) => (
          <MenuItem key={label} onClick={() => flag(values, label)}>
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
