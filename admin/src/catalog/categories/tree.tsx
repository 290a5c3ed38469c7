import AccountTreeIcon from '@mui/icons-material/AccountTreeOutlined'
import { Alert, Card, CircularProgress, Stack } from '@mui/material'
import { Title, TopToolbar, useNotify } from 'react-admin'
import type { Category } from '#contract/admin/catalog/categories.ts'
import { put } from '../../api.ts'
import { t } from '../../language/t.ts'
import { queryClient } from '../../query-client.ts'
import { useCan } from '../../session/staff-session.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { NewButton } from '../../ui/new-button.tsx'
import { SortableList } from '../../ui/sortable-list.tsx'
import { CATEGORY_TREE, useCategoryTree } from './category-input.tsx'
import { CategoryLine } from './category-line.tsx'

/** Categories and subcategories in storefront order, each with its number of products. */
export default function CategoryTreePage() {
  const { tree, error, isPending } = useCategoryTree()
  const mayWrite = useCan('catalog.write')
  const place = usePlacing()
  const top = tree.filter(({ parentId }) => parentId === null)
  return (
    <>
      <Title title={t('Categories')} />
      <TopToolbar>{mayWrite && <NewButton resource="categories" />}</TopToolbar>
      {error && <Alert severity="error">{error.message}</Alert>}
      {isPending && <CircularProgress aria-label={t('Loading categories')} />}
      {!isPending && !error && top.length === 0 && (
        <EmptyState
          icon={AccountTreeIcon}
          title={t('No categories yet')}
          text={t('Each product belongs to a category.')}
        />
      )}
      <Siblings items={top} mayOrder={mayWrite} onPlace={place}>
        {(category, tools) => {
          const below = tree.filter(({ parentId }) => parentId === category.id)
          return (
            <Card sx={{ p: 1.5 }}>
              <CategoryLine category={category} tools={tools} tree={tree} onPlace={place} />
              <Stack sx={{ pl: { xs: 1, sm: 4 }, mt: below.length > 0 ? 1 : 0 }}>
                <Siblings items={below} mayOrder={mayWrite} onPlace={place}>
                  {(one, tool) => <CategoryLine category={one} tools={tool} tree={tree} onPlace={place} />}
                </Siblings>
              </Stack>
            </Card>
          )
        }}
      </Siblings>
    </>
  )
}

export type Place = (category: Category, parentId: number | null, beforeId: number | null) => Promise<void>

type SiblingsProps = {
  items: Category[]
  mayOrder: boolean
  onPlace: Place
  children: (category: Category, tools: React.ReactNode) => React.ReactNode
}

function Siblings({ items, mayOrder, onPlace, children }: SiblingsProps) {
  if (items.length === 0) return null
  if (!mayOrder)
    return (
      <Stack sx={{ gap: 1 }}>
        {items.map((one) => (
          <div key={one.id}>{children(one, null)}</div>
        ))}
      </Stack>
    )
  return (
    <SortableList
      items={items}
      idOf={({ id }) => String(id)}
      nameOf={({ name }) => name}
      onOrder={(ordered, { to }) => void onPlace(ordered[to]!, ordered[to]!.parentId, ordered[to + 1]?.id ?? null)}
      render={children}
    />
  )
}

/** Returns a function that moves a category and shows the tree from the API's answer. */
function usePlacing(): Place {
  const notify = useNotify()
  return async ({ id, name }, parentId, beforeId) => {
    try {
      const tree = await put<{ items: Category[] }>(`/categories/${id}/place`, { parentId, beforeId })
      queryClient.setQueryData(CATEGORY_TREE, tree)
      notify(t('%{name} moved', { name }), { type: 'success' })
    } catch (error) {
      notify(error instanceof Error ? error.message : String(error), { type: 'error' })
    }
  }
}
