import { useState } from 'react'
import { Alert, CircularProgress, Stack } from '@mui/material'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Form, SelectInput, Title, useNotify, useRedirect, required } from 'react-admin'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { Link, useSearchParams } from 'react-router-dom'
import type { EditableOrder, OrderEditPreview } from '#contract/admin/orders/edits.ts'
import { get, postOnce } from '../../api.ts'
import { said, t } from '../../language/t.ts'
import { OpenNow } from '../../live/editing-now.tsx'
import type { Refusal } from '../../refusal.ts'
import { moneyText } from '../../ui/formats.ts'
import { MoneyInput } from '../../ui/money-input.tsx'
import { PagePart } from '../../ui/page-part.tsx'
import { keyOf } from '../use-act-preview.ts'
import { useProblem } from '../use-problem.ts'
import { DeliveryPart } from './delivery-part.tsx'
import { draftOf, keptLine, wantedOf, type Draft } from './draft.ts'
import { LinesPart } from './lines-part.tsx'
import { SummaryPart } from './summary-part.tsx'
import { previewOf, usePreview } from './use-preview.ts'

/** Page on which staff change what the order in `?order=` has and what it costs, before it leaves. */
export default function OrderEditPage() {
  const [params] = useSearchParams()
  const id = params.get('order') ?? ''
  const { data, error } = useQuery({
    queryKey: ['order-edit', id],
    queryFn: ({ signal }) => get<EditableOrder>(`/orders/${id}/edit`, {}, signal),
    enabled: id !== '',
    refetchOnWindowFocus: false,
    gcTime: 0,
  })
  return (
    <Stack sx={{ gap: 2, py: 2 }}>
      <Title title={data ? t('Edit order %{number}', { number: data.number }) : t('Edit order')} />
      {id === '' && <Alert severity="info">{t('Open an order, then choose “Edit order”.')}</Alert>}
      {error && <Alert severity="error">{error.message}</Alert>}
      {id !== '' && !data && !error && <CircularProgress aria-label={t('Loading')} />}
      {data && (
        <>
          <Link to={`/orders/${data.id}/show`}>{t('Back to order %{number}', { number: data.number })}</Link>
          {data.why === null ? <EditForm order={data} /> : <Alert severity="info">{said(data.why)}</Alert>}
        </>
      )}
    </Stack>
  )
}

function EditForm({ order }: { order: EditableOrder }) {
  const save = useSave(order)
  const [record] = useState(() => draftOf(order))
  return (
    <Form record={record} onSubmit={(values: object) => save(values as Draft)} noValidate warnWhenUnsavedChanges>
      <OpenNow topic="orders" id={order.id} />
      <Parts order={order} />
    </Form>
  )
}

function Parts({ order }: { order: EditableOrder }) {
  const asked = usePreview(order.id)
  const reload = useReload(order.id)
  useProblem('discount', asked.fields['discount'])
  useProblem('district', asked.fields['district'])
  useProblem('method', asked.fields['method'])
  useProblem('store', asked.fields['store'])
  return (
    <Stack direction={{ xs: 'column', lg: 'row' }} sx={{ gap: 2, alignItems: { lg: 'flex-start' } }}>
      <Stack sx={{ gap: 2, flex: 3, minWidth: 0 }}>
        <LinesPart problems={asked.fields} />
        <DeliveryPart order={order} />
        <PricePart fee={order.fee} />
      </Stack>
      <Stack sx={{ flex: 2, minWidth: 0, position: { lg: 'sticky' }, top: { lg: 64 } }}>
        <SummaryPart asked={asked} onReload={() => void reload()} />
      </Stack>
    </Stack>
  )
}

function PricePart({ fee }: Pick<EditableOrder, 'fee'>) {
  const isPickup = useWatch({ name: 'method' }) === 'pickup'
  return (
    <PagePart title={t('Price')}>
      <MoneyInput
        source="discount"
        label={t('Discount by the shop')}
        helperText={t('Off the items, in all. It comes after the order’s other discounts.')}
      />
      {fee !== null && !isPickup && (
        <SelectInput
          source="fee"
          label={t('Delivery fee')}
          choices={[
            { id: 'keep', name: fee === 0 ? t('As agreed, free') : t('As agreed, %{fee}', { fee: moneyText(fee) }) },
            { id: 'rule', name: t('As for a new order') },
          ]}
          validate={required()}
        />
      )}
    </PagePart>
  )
}

/** Loads the order again after somebody else changed it. Its lines begin anew; a discount and a reason that were typed stay. */
function useReload(id: string): () => Promise<void> {
  const { setValue } = useFormContext()
  const { dirtyFields } = useFormState({ name: 'discount' })
  const notify = useNotify()
  return async () => {
    try {
      const { version, lines, discount } = await get<EditableOrder>(`/orders/${id}/edit`)
      setValue('version', version)
      setValue('lines', lines.map(keptLine))
      if (!dirtyFields['discount']) setValue('discount', discount)
    } catch (error) {
      notify((error as Error).message, { type: 'error' })
    }
  }
}

/** Returns the submit function. A refusal leaves everything as typed. */
function useSave({ id, number }: EditableOrder) {
  const redirect = useRedirect()
  const notify = useNotify()
  const client = useQueryClient()
  return async (draft: Draft) => {
    try {
      const wanted = wantedOf(draft)
      const shown = client.getQueryData<OrderEditPreview>(keyOf(previewOf(id), JSON.stringify(wanted)))
      await postOnce(`/orders/${id}/edits`, { ...wanted, total: shown?.change.total.to, reason: draft.reason ?? '' })
      await client.invalidateQueries({ queryKey: ['orders'] })
      notify(t('Order %{number} changed', { number }), { type: 'success' })
      redirect('show', 'orders', id)
      return undefined
    } catch (error) {
      // The preview shows the same refusal by field.
      void client.invalidateQueries({ queryKey: previewOf(id).key })
      return (
        (error as Partial<Refusal> & { body?: { errors?: object } }).body?.errors ?? {
          root: { serverError: String(error) },
        }
      )
    }
  }
}
