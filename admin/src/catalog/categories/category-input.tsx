import { useQuery } from '@tanstack/react-query'
import { AutocompleteInput } from 'react-admin'
import type { Category } from '#contract/admin/catalog/categories.ts'
import { get } from '../../api.ts'
import { queryClient } from '../../query-client.ts'

export const CATEGORY_TREE = ['categories', 'tree']

/** Returns all categories, each followed by its subcategories. Components of a page share one request. */
export function useCategoryTree() {
  const { data, error, isPending } = useQuery({
    queryKey: CATEGORY_TREE,
    queryFn: ({ signal }) => get<{ items: Category[] }>('/categories/tree', {}, signal),
  })
  return { tree: data?.items ?? [], error, isPending }
}

/** Invalidates the cached tree; call it after a category changed. */
export function forgetTree(): void {
  void queryClient.invalidateQueries({ queryKey: CATEGORY_TREE })
}

/** A few props only: type-checking all of the library's takes longer than the rest of the back office. */
interface CategoryInputProps {
  source: string
  label: string
  alwaysOn?: boolean
  // A list's filter form sets these:
  size?: 'small' | 'medium'
  helperText?: false
}

/** Autocomplete for a category or subcategory. */
export function CategoryInput(props: CategoryInputProps) {
  const { tree, isPending } = useCategoryTree()
  const nameOf = new Map(tree.map(({ id, name }) => [id, name]))
  const choices = tree.map(({ id, name, parentId }) => {
    return { id, name: parentId === null ? name : `${nameOf.get(parentId)} › ${name}` }
  })
  return <AutocompleteInput {...props} choices={choices} isPending={isPending} />
}
