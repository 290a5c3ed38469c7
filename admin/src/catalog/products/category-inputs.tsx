import { Stack } from '@mui/material'
import { required, SelectInput } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { t } from '../../language/t.ts'
import { useCategoryTree } from '../categories/category-input.tsx'

/** Inputs for a product's category and subcategory. */
export function CategoryInputs() {
  const { tree, isPending } = useCategoryTree()
  const { setValue } = useFormContext()
  const categoryId: unknown = useWatch({ name: 'categoryId' })
  const top = tree.filter(({ parentId }) => parentId === null)
  const below = tree.filter(({ parentId }) => parentId !== null && parentId === categoryId)
  return (
    <Stack direction={{ sm: 'row' }} sx={{ columnGap: 2, width: '100%' }}>
      <SelectInput
        source="categoryId"
        label={t('Category')}
        choices={top}
        isPending={isPending}
        validate={required()}
        onChange={() => setValue('subcategoryId', null, { shouldDirty: true })}
      />
      <SelectInput
        source="subcategoryId"
        label={t('Subcategory')}
        choices={below}
        isPending={isPending}
        emptyText={t('None')}
      />
    </Stack>
  )
}
