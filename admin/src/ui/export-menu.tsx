import { useState } from 'react'
import Download from '@mui/icons-material/Download'
import { Button, Menu, MenuItem } from '@mui/material'
import { useListContext, useNotify } from 'react-admin'
import type { Query } from '../api.ts'
import { download } from '../download.ts'
import { sortOf } from '../data-provider.ts'
import { t } from '../language/t.ts'

/** Menu for a list's `actions` that exports all pages of the list as a file. The API's path is `/<resource>/export`. */
export function ExportMenu() {
  const { resource, filterValues, sort, total } = useListContext()
  const notify = useNotify()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [isBusy, setIsBusy] = useState(false)

  async function exportAs(format: 'csv' | 'xlsx') {
    setAnchor(null)
    setIsBusy(true)
    try {
      await download(`/${resource}/export`, { ...sortOf(sort), ...(filterValues as Query), format })
    } catch (error) {
      notify(error instanceof Error ? error.message : String(error), { type: 'error' })
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <>
      <Button
        size="small"
        startIcon={<Download />}
        loading={isBusy}
        disabled={!total}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {t('Export')}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        <MenuItem onClick={() => exportAs('csv')}>CSV</MenuItem>
        <MenuItem onClick={() => exportAs('xlsx')}>Excel (XLSX)</MenuItem>
      </Menu>
    </>
  )
}
