import { useQuery } from '@tanstack/react-query'
import { AutocompleteInput } from 'react-admin'
import type { Category } from '#contract/admin/categories.ts'
import { get } from '../api.ts'
import { queryClient } from '../query-client.ts'

export const CATEGORY_TREE = ['categories', 'tree']

/** All categories with their subcategories behind them; asked once for all of a page. */
export function useCategoryTree() {
  const { data, error, isPending } = useQuery({
    queryKey: CATEGORY_TREE,
    queryFn: ({ signal }) => get<{ items: Category[] }>('/categories/tree', {}, signal),
  })
  return { tree: data?.items ?? [], error, isPending }
}

/** To be called once a category is another than it was. */
export function forgetTree(): void {
  void queryClient.invalidateQueries({ queryKey: CATEGORY_TREE })
}

/** Few, as checking all of the library's takes longer than the rest of the back office. */
interface CategoryInputProps {
  source: string
  label: string
  alwaysOn?: boolean
  // Set by a list's row of filters:
  size?: 'small' | 'medium'
  helperText?: false
}

/** A category or a subcategory, by its name. */
export function CategoryInput(props: CategoryInputProps) {
  const { tree, isPending } = useCategoryTree()
  const nameOf = new Map(tree.map(({ id, name }) => [id, name]))
  const choices = tree.map(({ id, name, parentId }) => {
    return { id, name: parentId === null ? name : `${nameOf.get(parentId)} › ${name}` }
  })
  return <AutocompleteInput {...props} choices={choices} isPending={isPending} />
}
