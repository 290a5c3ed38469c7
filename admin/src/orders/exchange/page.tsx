import { useState } from 'react'
import { Alert, CircularProgress, Stack } from '@mui/material'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Form, SelectInput, Title, useNotify, useRedirect, required } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { Link, useSearchParams } from 'react-router-dom'
import type { ExchangeableOrder, ExchangePreview } from '#contract/admin/orders/exchanges.ts'
import { get, postOnce } from '../../api.ts'
import { said, t } from '../../language/t.ts'
import { OpenNow } from '../../live/editing-now.tsx'
import type { Refusal } from '../../refusal.ts'
import { MoneyInput } from '../../ui/money-input.tsx'
import { PagePart } from '../../ui/page-part.tsx'
import { useProblem } from '../use-problem.ts'
import { paymentWords } from '../order-words.ts'
import { keyOf, useActPreview, type PreviewSource } from '../use-act-preview.ts'
import { draftOf, wantedOf, type Draft } from './draft.ts'
import { BackPart, OutPart } from './pieces-parts.tsx'
import { SummaryPart } from './summary-part.tsx'

/** Page on which staff exchange pieces of the delivered order in `?order=`. */
export default function OrderExchangePage() {
  const [params] = useSearchParams()
  const id = params.get('order') ?? ''
  const { data, error } = useQuery({
    queryKey: ['order-exchange', id],
    queryFn: ({ signal }) => get<ExchangeableOrder>(`/orders/${id}/exchange`, {}, signal),
    enabled: id !== '',
    refetchOnWindowFocus: false,
    gcTime: 0,
  })
  return (
    <Stack sx={{ gap: 2, py: 2 }}>
      <Title title={data ? t('Exchange, order %{number}', { number: data.number }) : t('Exchange')} />
      {id === '' && <Alert severity="info">{t('Open a delivered order, then choose “Exchange”.')}</Alert>}
      {error && <Alert severity="error">{error.message}</Alert>}
      {id !== '' && !data && !error && <CircularProgress aria-label={t('Loading')} />}
      {data && (
        <>
          <Link to={`/orders/${data.id}/show`}>{t('Back to order %{number}', { number: data.number })}</Link>
          {data.why === null ? <ExchangeForm order={data} /> : <Alert severity="info">{said(data.why)}</Alert>}
        </>
      )}
    </Stack>
  )
}

function previewOf({ id }: ExchangeableOrder): PreviewSource {
  return { path: `/orders/${id}/exchange-preview`, key: ['order-exchange-preview', id] }
}

function ExchangeForm({ order }: { order: ExchangeableOrder }) {
  const save = useSave(order)
  const [record] = useState(() => draftOf(order))
  return (
    <Form record={record} onSubmit={(values: object) => save(values as Draft)} noValidate warnWhenUnsavedChanges>
      <OpenNow topic="orders" id={order.id} />
      <Parts order={order} />
    </Form>
  )
}

function Parts({ order }: { order: ExchangeableOrder }) {
  const draft = useWatch() as Draft
  const isChosen = (draft.back ?? []).some((count) => count > 0) && (draft.lines ?? []).length > 0
  const isAskable = isChosen && typeof (draft.discount ?? 0) === 'number'
  const wanted = isAskable ? JSON.stringify(wantedOf(draft, order)) : ''
  const asked = useActPreview<ExchangePreview>(previewOf(order), wanted)
  useProblem('discount', asked.fields['discount'])
  return (
    <Stack direction={{ xs: 'column', lg: 'row' }} sx={{ gap: 2, alignItems: { lg: 'flex-start' } }}>
      <Stack sx={{ gap: 2, flex: 3, minWidth: 0 }}>
        <BackPart order={order} />
        <OutPart problems={asked.fields} />
        <PricePart order={order} />
      </Stack>
      <Stack sx={{ flex: 2, minWidth: 0, position: { lg: 'sticky' }, top: { lg: 64 } }}>
        <SummaryPart asked={asked} />
      </Stack>
    </Stack>
  )
}

function PricePart({ order: { isPickup, payments } }: { order: ExchangeableOrder }) {
  return (
    <PagePart title={t('Price')}>
      <MoneyInput source="discount" label={t('Discount by the shop')} helperText={t('Off the new items, in all.')} />
      {!isPickup && (
        <SelectInput
          source="fee"
          label={t('Delivery fee')}
          choices={[
            { id: 'free', name: t('Free') },
            { id: 'rule', name: t('As for a new order') },
          ]}
          validate={required()}
        />
      )}
      <SelectInput
        source="payment"
        label={t('A difference is paid by')}
        choices={payments.map((id) => ({ id, name: paymentWords[id] }))}
        validate={required()}
      />
    </PagePart>
  )
}

/** Returns the submit function. A refusal leaves everything as typed. */
function useSave(order: ExchangeableOrder) {
  const redirect = useRedirect()
  const notify = useNotify()
  const client = useQueryClient()
  return async (draft: Draft) => {
    try {
      const wanted = wantedOf(draft, order)
      const source = previewOf(order)
      const shown = client.getQueryData<ExchangePreview>(keyOf(source, JSON.stringify(wanted)))
      const body = { ...wanted, worth: shown?.worth, total: shown?.total, reason: draft.reason ?? '' }
      const next = await postOnce<{ id: string; number: string }>(`/orders/${order.id}/exchanges`, body)
      await client.invalidateQueries({ queryKey: ['orders'] })
      notify(t('Exchanged for order %{number}', { number: next.number }), { type: 'success' })
      redirect('show', 'orders', next.id)
      return undefined
    } catch (error) {
      // The preview shows the same refusal by field.
      void client.invalidateQueries({ queryKey: previewOf(order).key })
      return (
        (error as Partial<Refusal> & { body?: { errors?: object } }).body?.errors ?? {
          root: { serverError: String(error) },
        }
      )
    }
  }
}
