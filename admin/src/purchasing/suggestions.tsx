import { useState } from 'react'
import { Alert, Box, Button, CircularProgress, Pagination, Stack, Typography } from '@mui/material'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Title, useNotify } from 'react-admin'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import type { DraftsReply, PurchaseSuggestion, SuggestionList, SupplierRow } from '#contract/admin/purchasing.ts'
import { coverDays } from '#domain/purchasing/purchase-suggestions.ts'
import { get, postOnce } from '../api.ts'
import { t } from '../language/t.ts'
import { useCan } from '../session/staff-session.ts'
import { ActButton } from '../ui/act-button.tsx'
import { listLink } from '../ui/list-link.ts'
import { ChoiceField } from '../ui/plain-fields.tsx'
import { SuggestionItem } from './suggestion-item.tsx'

const PER_PAGE = 25
const covers = [14, 30, 45, 60, 90, 120].map((days) => ({
  id: String(days),
  name: t('%{count} day |||| %{count} days', { count: days }),
}))

/** What to order, from the rate of sales; chosen rows become drafts. */
export default function PurchaseSuggestions() {
  const [params, setParams] = useSearchParams()
  const cover = params.get('cover') ?? String(coverDays.usual)
  const supplierId = params.get('supplierId') ?? ''
  const page = Number(params.get('page') ?? 1)
  const { data, error } = useQuery({
    queryKey: ['purchase-suggestions', cover, supplierId, page],
    queryFn: ({ signal }) =>
      get<SuggestionList>('/purchase-suggestions', { cover, supplierId, page, perPage: PER_PAGE }, signal),
    placeholderData: keepPreviousData,
  })

  function choose(changes: Record<string, string>) {
    const next = new URLSearchParams(params)
    next.delete('page')
    for (const [name, value] of Object.entries(changes)) {
      if (value === '') next.delete(name)
      else next.set(name, value)
    }
    setParams(next)
  }

  return (
    <Stack sx={{ gap: 2, py: 2 }}>
      <Title title={t('Reorder')} />
      <Box>
        <Typography variant="h1" component="p">
          {t('Reorder')}
        </Typography>
        <Typography color="text.secondary">
          {t(
            'What to order, from the sales of the last eight weeks; the latest count most. Sales know nothing of seasons: before Dashain and Tihar, raise the counts yourself.',
          )}
        </Typography>
      </Box>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 2fr' }, maxWidth: 640 }}>
        <ChoiceField
          label={t('Should last')}
          value={covers.some(({ id }) => id === cover) ? cover : String(coverDays.usual)}
          choices={covers}
          onChange={(chosen) => choose({ cover: chosen })}
        />
        <SupplierChoice value={supplierId} onChange={(chosen) => choose({ supplierId: chosen })} />
      </Box>
      {error && <Alert severity="error">{error.message}</Alert>}
      {!data && !error && <CircularProgress aria-label={t('Loading')} />}
      {data && <Suggestions list={data} />}
      {data && data.total > PER_PAGE && (
        <Pagination
          count={Math.ceil(data.total / PER_PAGE)}
          page={page}
          onChange={(_, chosen) => choose({ page: String(chosen) })}
        />
      )}
    </Stack>
  )
}

const everySupplier = { id: 'all', name: t('All suppliers') }

function SupplierChoice({ value, onChange }: { value: string; onChange: (id: string) => void }) {
  const { data } = useQuery({
    queryKey: ['suppliers', 'choices'],
    queryFn: ({ signal }) =>
      get<{ items: SupplierRow[] }>('/suppliers', { isActive: true, perPage: 100, sort: 'name' }, signal),
  })
  const suppliers = data?.items.map(({ id, name }) => ({ id: String(id), name })) ?? []
  const isKnown = suppliers.some(({ id }) => id === value)
  return (
    <ChoiceField
      label={t('Supplier')}
      value={isKnown ? value : everySupplier.id}
      choices={[everySupplier, ...suppliers]}
      onChange={(id) => onChange(id === everySupplier.id ? '' : id)}
    />
  )
}

type Chosen = ReadonlyMap<number, PurchaseSuggestion>

/**
 * Choices and typed counts stay when another supplier, page or time is shown, and count wherever they were made: the old
 * list can still be used while the next one loads.
 */
function Suggestions({ list: { items, total, cover } }: { list: SuggestionList }) {
  const mayWrite = useCan('purchases.write')
  const [chosen, setChosen] = useState<Chosen>(new Map())
  const [counts, setCounts] = useState<Readonly<Record<number, string>>>({})
  if (total === 0 && chosen.size === 0) return <Alert severity="success">{t('Nothing has to be ordered now.')}</Alert>

  const choose = (more: readonly PurchaseSuggestion[]) =>
    setChosen(new Map([...chosen, ...more.map((item) => [item.variantId, item] as const)]))
  const drop = ({ variantId }: PurchaseSuggestion) => setChosen(new Map([...chosen].filter(([id]) => id !== variantId)))
  const countOf = ({ variantId, pieces }: PurchaseSuggestion) => counts[variantId] ?? String(pieces)

  const shown = new Map(items.map((item) => [item.variantId, item]))
  const wanted = [...chosen.values()].map((item) => shown.get(item.variantId) ?? item)
  const orderable = items.filter(({ supplier }) => supplier !== null)
  const hidden = wanted.filter(({ variantId }) => !shown.has(variantId)).length
  return (
    <>
      {mayWrite && (
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
          <DraftButton
            lines={wanted.map((item) => ({
              supplierId: item.supplier!.id,
              variantId: item.variantId,
              quantity: Number(countOf(item)),
            }))}
          />
          <Button disabled={orderable.length === 0} onClick={() => choose(orderable)}>
            {t('Choose all')}
          </Button>
          <Button disabled={chosen.size === 0} onClick={() => setChosen(new Map())}>
            {t('Choose none')}
          </Button>
          <Button component={Link} to={listLink('purchase-orders', { state: 'draft' })}>
            {t('View drafts')}
          </Button>
          <Typography role="status" color="text.secondary">
            {hidden > 0 && t('%{chosen} chosen, %{hidden} of them not shown here', { chosen: wanted.length, hidden })}
          </Typography>
        </Stack>
      )}
      <Stack component="ul" sx={{ gap: 1.5, m: 0, p: 0, listStyle: 'none' }}>
        {items.map((item) => (
          <SuggestionItem
            key={item.variantId}
            item={item}
            cover={cover}
            isChosen={mayWrite ? chosen.has(item.variantId) : undefined}
            onToggle={() => (chosen.has(item.variantId) ? drop(item) : choose([item]))}
            count={countOf(item)}
            onCount={(typed) => {
              setCounts({ ...counts, [item.variantId]: typed })
              choose([item])
            }}
          />
        ))}
      </Stack>
    </>
  )
}

type DraftLine = { supplierId: number; variantId: number; quantity: number }

function DraftButton({ lines }: { lines: readonly DraftLine[] }) {
  const navigate = useNavigate()
  const notify = useNotify()
  const suppliers = new Set(lines.map(({ supplierId }) => supplierId)).size
  const isWrong = lines.some(({ quantity }) => !Number.isInteger(quantity) || quantity < 1)

  async function draft() {
    const { items } = await postOnce<DraftsReply>('/purchase-suggestions/drafts', { lines })
    const [only] = items
    const isOne = items.length === 1 && only !== undefined
    await navigate(isOne ? `/purchase-orders/${only.id}/show` : listLink('purchase-orders', { state: 'draft' }))
    if (items.length === 0) notify(t('These drafts exist already'), { type: 'info' })
  }

  return (
    <ActButton
      label={suppliers > 1 ? t('Draft %{suppliers} orders', { suppliers }) : t('Draft order')}
      variant="contained"
      disabled={lines.length === 0 || isWrong}
      act={draft}
      done={suppliers > 1 ? t('Drafts saved') : t('Draft saved')}
    />
  )
}
