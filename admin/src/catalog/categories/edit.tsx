import { Edit, useNotify, useRecordContext } from 'react-admin'
import type { Category } from '#contract/admin/catalog/categories.ts'
import { t } from '../../language/t.ts'
import { asCategory, CategoryForm } from './category-form.tsx'
import { forgetTree } from './category-input.tsx'

export default function CategoryEdit() {
  const notify = useNotify()
  return (
    <Edit
      transform={asCategory}
      mutationOptions={{ onSuccess: () => (forgetTree(), notify(t('Saved'), { type: 'success' })) }}
      title={<Title />}
    >
      <CategoryForm />
    </Edit>
  )
}

function Title() {
  return <span>{useRecordContext<Category>()?.name}</span>
}
