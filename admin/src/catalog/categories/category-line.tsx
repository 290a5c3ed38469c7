import { useState, type ReactNode } from 'react'
import AddIcon from '@mui/icons-material/Add'
import MoreVertIcon from '@mui/icons-material/MoreVert'
import { Button, IconButton, Menu, MenuItem, Stack, Typography } from '@mui/material'
import { useNotify } from 'react-admin'
import { Link } from 'react-router-dom'
import type { Category } from '#contract/admin/catalog/categories.ts'
import { remove } from '../../api.ts'
import { t } from '../../language/t.ts'
import { queryClient } from '../../query-client.ts'
import { useCan } from '../../session/staff-session.ts'
import { CATEGORY_TREE } from './category-input.tsx'
import type { Place } from './tree.tsx'

type CategoryLineProps = { category: Category; tools: ReactNode; tree: readonly Category[]; onPlace: Place }

/** Row of the tree: a category or subcategory with its actions. */
export function CategoryLine({ category, tools, tree, onPlace }: CategoryLineProps) {
  const mayWrite = useCan('catalog.write')
  const { id, name, products, parentId } = category
  const filter = encodeURIComponent(JSON.stringify({ categoryId: id }))
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
      {tools}
      <Typography component="span" sx={{ flex: 1, minWidth: 140, fontWeight: parentId === null ? 600 : 400 }}>
        <Link to={`/categories/${id}`}>{name}</Link>
      </Typography>
      <Button size="small" component={Link} to={`/products?filter=${filter}`}>
        {t('%{count} product |||| %{count} products', { count: products })}
      </Button>
      {mayWrite && parentId === null && (
        <Button
          size="small"
          startIcon={<AddIcon />}
          component={Link}
          to={`/categories/create?source=${encodeURIComponent(JSON.stringify({ parentId: id }))}`}
        >
          {t('Add subcategory')}
        </Button>
      )}
      {mayWrite && <Acts category={category} tree={tree} onPlace={onPlace} />}
    </Stack>
  )
}

function Acts({ category, tree, onPlace }: Omit<CategoryLineProps, 'tools'>) {
  const notify = useNotify()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const others = tree.filter(({ id, parentId }) => parentId === null && id !== category.parentId)
  const places = category.parentId === null ? [] : others

  async function removeIt() {
    setAnchor(null)
    try {
      await remove(`/categories/${category.id}`)
    } catch (error) {
      return notify(error instanceof Error ? error.message : String(error), { type: 'error' })
    }
    await queryClient.invalidateQueries({ queryKey: CATEGORY_TREE })
    notify(t('Deleted %{name}', { name: category.name }), { type: 'success' })
  }

  return (
    <>
      <IconButton
        size="small"
        aria-haspopup="menu"
        aria-label={t('More actions for %{name}', { name: category.name })}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreVertIcon fontSize="small" />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {places.map((parent) => (
          <MenuItem key={parent.id} onClick={() => (setAnchor(null), void onPlace(category, parent.id, null))}>
            {t('Move to %{name} with its %{products} products', { name: parent.name, products: category.products })}
          </MenuItem>
        ))}
        <MenuItem onClick={removeIt}>{t('Delete if empty')}</MenuItem>
      </Menu>
    </>
  )
}
