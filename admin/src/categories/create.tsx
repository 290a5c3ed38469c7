import { Create, useNotify, useRedirect } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import { asCategory } from './as-category.ts'
import { CategoryForm } from './category-form.tsx'
import { forgetTree } from './category-input.tsx'

/** A new category, or a subcategory of the one that the address names. */
export default function CategoryCreate() {
  const [params] = useSearchParams()
  const notify = useNotify()
  const redirect = useRedirect()
  return (
    <Create
      transform={asCategory}
      mutationOptions={{
        onSuccess: () => {
          forgetTree()
          notify('The category is there', { type: 'success' })
          redirect('list', 'categories')
        },
      }}
      title={params.has('source') ? 'New subcategory' : 'New category'}
    >
      <CategoryForm />
    </Create>
  )
}
