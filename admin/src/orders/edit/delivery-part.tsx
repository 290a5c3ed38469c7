import { useState } from 'react'
import { Alert, Box, Button, Typography } from '@mui/material'
import { SelectInput, required } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import type { EditableOrder } from '#contract/admin/orders/edits.ts'
import type { AdminOrder } from '#contract/admin/orders.ts'
import { deliveryMethods } from '#domain/delivery-zones/delivery-estimate.ts'
import { get } from '../../api.ts'
import { t } from '../../language/t.ts'
import { PagePart } from '../../ui/page-part.tsx'
import { AddressInputs } from '../address-inputs.tsx'
import { methodWords } from '../order-words.ts'
import { markOf } from '../place-inputs.tsx'
import type { Draft } from './draft.ts'

const methodChoices = deliveryMethods.map((id) => ({ id, name: methodWords[id] }))

/** Address, delivery method and pickup store. Their inputs appear once staff want to change them. */
export function DeliveryPart({ order }: { order: EditableOrder }) {
  const changesDelivery = useWatch({ name: 'changesDelivery' }) as Draft['changesDelivery']
  return (
    <PagePart title={t('Delivery')}>
      {changesDelivery ? <DeliveryInputs stores={order.stores} /> : <ChangeDelivery orderId={order.id} />}
    </PagePart>
  )
}

/** Fills the inputs with the order's own address, which is read only where it is needed. */
function ChangeDelivery({ orderId }: { orderId: string }) {
  const { setValue } = useFormContext()
  const [problem, setProblem] = useState<string>()
  const [isLoading, setIsLoading] = useState(false)
  const begin = async () => {
    setIsLoading(true)
    try {
      const { order, contact } = await get<AdminOrder>(`/orders/${orderId}`)
      const { city, ward, street_address, landmark, apartment, zip, position } = contact
      const { method, province, district } = order
      const place = { method, province, district, city, ward, street_address, landmark, apartment, zip }
      for (const [field, value] of Object.entries(place)) setValue(field, value)
      setValue('mark', markOf(position))
      setValue('changesDelivery', true, { shouldDirty: true })
    } catch (error) {
      setProblem((error as Error).message)
    } finally {
      setIsLoading(false)
    }
  }
  return (
    <>
      {problem !== undefined && (
        <Alert severity="error" sx={{ mb: 1 }}>
          {problem}
        </Alert>
      )}
      <Typography variant="body2" sx={{ mb: 1 }}>
        {t('Address and delivery method stay as they are.')}
      </Typography>
      <Button variant="outlined" loading={isLoading} onClick={() => void begin()}>
        {t('Change address or method')}
      </Button>
    </>
  )
}

function DeliveryInputs({ stores }: Pick<EditableOrder, 'stores'>) {
  const method = useWatch({ name: 'method' }) as Draft['method']
  return (
    <>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        {t(
          'Another district drops a delivery day that was chosen. It may have another fee: choose it below. Another address forgets floor, lift and access of the old one: enter them on the order’s page. A pickup is free and has no day.',
        )}
      </Typography>
      <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <SelectInput source="method" label={t('Delivery method')} choices={methodChoices} validate={required()} />
        {method === 'pickup' && stores.length > 0 && (
          <SelectInput
            source="store"
            label={t('Pickup store')}
            choices={stores.map(({ slug, name }) => ({ id: slug, name }))}
            emptyText={t('As it is')}
          />
        )}
        <AddressInputs />
      </Box>
    </>
  )
}
