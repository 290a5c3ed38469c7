import { Create, useNotify, useRedirect } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import { t } from '../../language/t.ts'
import { asCategory, CategoryForm } from './category-form.tsx'
import { forgetTree } from './category-input.tsx'

/** Form of a new category, or of a subcategory if the URL names its parent. */
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
          notify(t('Category created'), { type: 'success' })
          redirect('list', 'categories')
        },
      }}
      title={params.has('source') ? t('New subcategory') : t('New category')}
    >
      <CategoryForm />
    </Create>
  )
}
