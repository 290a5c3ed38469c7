import { useState, type ReactNode } from 'react'
import { Box, Button, Card, Stack, Typography } from '@mui/material'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import { Link } from 'react-router-dom'
import type { DriverRound } from '#contract/admin/drive.ts'
import { sumOf } from '#domain/sum.ts'
import { put } from '../api.ts'
import { deliveryStateWords, slotText } from '../fulfilment/deliveries/delivery-words.tsx'
import { formats, t } from '../language/t.ts'
import { useCan } from '../session/staff-session.ts'
import { moneyText } from '../ui/formats.ts'
import { PagePart } from '../ui/page-part.tsx'
import { SortableList } from '../ui/sortable-list.tsx'
import { StatusChip } from '../ui/status-chip.tsx'

type Stop = DriverRound['stops'][number]

/** The stops of one driver. Staff drag them into the order in which the driver makes them. */
export function RoundPart({ round, day }: { round: DriverRound; day: string }) {
  const { staffId, name, isChosen, version, stops } = round
  const mayWork = useCan('orders.work')
  const [moved, setMoved] = useState<{ from: DriverRound; to: Stop[] }>()
  const notify = useNotify()
  const queries = useQueryClient()
  const saving = useMutation({
    networkMode: 'always',
    mutationFn: (ids: string[]) => put(`/driver-rounds/${staffId}/${day}`, { deliveryIds: ids, version }),
    onSuccess: () => notify(t('Order saved. The driver’s app has it with the next connection.')),
    onError: ({ message }) => {
      setMoved(undefined)
      notify(message, { type: 'error' })
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['driver-rounds', day] }),
  })
  // Shows the new order until the list is refetched.
  const shown = moved && moved.from === round ? moved.to : stops
  const keep = (ordered: Stop[]) => {
    setMoved({ from: round, to: ordered })
    saving.mutate(ordered.map(({ id }) => id))
  }
  const cash = sumOf(stops, (stop) => stop.cash)
  return (
    <PagePart
      title={name}
      action={
        mayWork &&
        isChosen && (
          <Button size="small" loading={saving.isPending} onClick={() => saving.mutate([])}>
            {t('Usual order')}
          </Button>
        )
      }
    >
      <Typography color="text.secondary" sx={{ mb: 1 }}>
        {stopsText(stops.length, cash)} {isChosen ? t('Your order.') : t('By time, district and address.')}
      </Typography>
      {mayWork ? (
        // One change at a time: the next one needs the version that this one makes.
        <Box aria-busy={saving.isPending} sx={{ pointerEvents: saving.isPending ? 'none' : 'auto' }}>
          <SortableList
            items={shown}
            idOf={({ id }) => id}
            nameOf={nameOf}
            onOrder={keep}
            render={(stop, tools) => <StopCard stop={stop} place={shown.indexOf(stop) + 1} tools={tools} />}
          />
        </Box>
      ) : (
        <Stack component="ol" sx={{ gap: 1, m: 0, p: 0, listStyle: 'none' }}>
          {shown.map((stop, index) => (
            <li key={stop.id}>
              <StopCard stop={stop} place={index + 1} />
            </li>
          ))}
        </Stack>
      )}
    </PagePart>
  )
}

function stopsText(count: number, cash: number): string {
  if (cash === 0) return t('%{count} stop. |||| %{count} stops.', { count })
  return t('%{count} stop, %{cash} to collect. |||| %{count} stops, %{cash} to collect.', {
    count,
    cash: moneyText(cash),
  })
}

function nameOf({ order, name }: Stop): string {
  return `${name}, ${order}`
}

function StopCard({ stop, place, tools }: { stop: Stop; place: number; tools?: ReactNode }) {
  const { id, order, name, address, slot, state, pieces, cash } = stop
  const { tone, label } = deliveryStateWords[state]
  return (
    <Card variant="outlined" sx={card}>
      {tools}
      <Typography sx={{ fontWeight: 600, minWidth: '1.5em', textAlign: 'right' }}>{formats.number(place)}</Typography>
      <Box sx={facts}>
        <Typography>
          <Link to={`/deliveries/${id}/show`}>{order}</Link>, {name}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {slotText(slot)} · {address}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {t('%{count} piece |||| %{count} pieces', { count: pieces })}
          {cash > 0 && ` · ${moneyText(cash)}`}
        </Typography>
      </Box>
      <StatusChip tone={tone} label={label} />
    </Card>
  )
}

const card = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, px: 1.5, py: 1 }
/** Below the tools on a phone. */
const facts = { order: { xs: 1, sm: 0 }, flex: { xs: '1 1 100%', sm: 1 }, minWidth: 0 }
