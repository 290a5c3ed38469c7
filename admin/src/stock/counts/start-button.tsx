import { useState } from 'react'
import { Button } from '@mui/material'
import { useNavigate } from 'react-router-dom'
import type { StockCount } from '#contract/admin/stock/counts.ts'
import { post } from '../../api.ts'
import { useCategoryTree } from '../../catalog/categories/category-input.tsx'
import { t } from '../../language/t.ts'
import { useCan } from '../../session/staff-session.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { ChoiceField } from '../../ui/plain-fields.tsx'
import { useOpenPlaces } from '../places/use-places.ts'

/** Button that starts a count and opens it; hidden without `stock.write`. */
export function StartButton() {
  const mayWrite = useCan('stock.write')
  const [isOpen, setIsOpen] = useState(false)
  if (!mayWrite) return null
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{t('Start count')}</Button>
      {isOpen && <StartDialog onClose={() => setIsOpen(false)} />}
    </>
  )
}

function StartDialog({ onClose }: { onClose: () => void }) {
  const places = useOpenPlaces()
  const { tree } = useCategoryTree()
  const navigate = useNavigate()
  const [chosen, setChosen] = useState('')
  const [category, setCategory] = useState('')
  const place = chosen || String(places[0]?.id ?? '')
  const nameOf = new Map(tree.map(({ id, name }) => [id, name]))
  const categories = tree.map(({ id, name, parentId }) => {
    return { id: String(id), name: parentId === null ? name : `${nameOf.get(parentId)} › ${name}` }
  })
  async function start() {
    const body = { placeId: Number(place), categoryId: category === '' ? null : Number(category) }
    const { id } = await post<StockCount>('/stock-counts', body)
    await navigate(`/stock-counts/${id}/show`)
  }
  return (
    <FormDialog
      title={t('Start count')}
      yes={t('Start')}
      isReady={place !== ''}
      act={start}
      onDone={onClose}
      onClose={onClose}
    >
      <ChoiceField
        label={t('Place')}
        value={place}
        choices={places.map(({ id, name }) => ({ id: String(id), name }))}
        onChange={setChosen}
      />
      <ChoiceField
        label={t('Category')}
        value={category}
        choices={[{ id: '', name: t('Everything') }, ...categories]}
        onChange={setCategory}
      />
    </FormDialog>
  )
}
