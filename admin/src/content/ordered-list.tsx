import { useState, type ReactElement, type ReactNode } from 'react'
import type { SvgIconComponent } from '@mui/icons-material'
import { Box, Card, CircularProgress, Typography } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { List, ListNoResults, TopToolbar, useListContext, useNotify, useRefresh, useResourceContext } from 'react-admin'
import { Link } from 'react-router-dom'
import type { Permission } from '#domain/staff/staff.ts'
import { put } from '../api.ts'
import { t } from '../language/t.ts'
import { useCan } from '../session/staff-session.ts'
import { tokens } from '../theme/tokens.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { NewButton } from '../ui/new-button.tsx'
import { SortableList } from '../ui/sortable-list.tsx'

/** Maximum rows of one API page. Staff can only reorder a list that they see in full. */
const MOST = 100

type Ordered = { id: number; position: number }

export type OrderedListProps<Row extends Ordered> = {
  title: string
  icon: SvgIconComponent
  /** Text of the empty state: what the list shows and where its records come from. */
  emptyText: string
  writes: Permission
  nameOf: (record: Row) => string
  /** Renders details below the name: states, counts. */
  renderDetails?: (record: Row) => ReactNode
  renderPicture?: (record: Row) => ReactNode
  /** Inputs that select one of several lists. */
  filters?: ReactElement[]
  filterDefaultValues?: Record<string, unknown>
}

/** List of records whose order in the storefront staff choose. */
export function OrderedList<Row extends Ordered>(props: OrderedListProps<Row>) {
  const { title, icon, emptyText, writes, filters, filterDefaultValues } = props
  const mayWrite = useCan(writes)
  return (
    <List
      title={title}
      perPage={MOST}
      pagination={false}
      sort={{ field: 'position', order: 'ASC' }}
      component="div"
      actions={<TopToolbar>{mayWrite && <NewButton />}</TopToolbar>}
      {...(filters && { filters })}
      {...(filterDefaultValues && { filterDefaultValues })}
      empty={
        <EmptyState icon={icon} title={t('No %{title} yet', { title: title.toLowerCase() })} text={emptyText}>
          {mayWrite && <NewButton variant="contained" />}
        </EmptyState>
      }
    >
      <Rows {...props} mayWrite={mayWrite} />
    </List>
  )
}

type RowsProps<Row extends Ordered> = OrderedListProps<Row> & { mayWrite: boolean }

function Rows<Row extends Ordered>({ nameOf, renderDetails, renderPicture, mayWrite }: RowsProps<Row>) {
  const resource = useResourceContext()!
  const { data, total = 0, isPending } = useListContext<Row>()
  const [moved, setMoved] = useState<{ from: Row[] | undefined; to: Row[] }>()
  const notify = useNotify()
  const refresh = useRefresh()
  const saving = useMutation({
    // Runs requests one at a time: on a slow network a second one could arrive before the first.
    scope: { id: `${resource} in order` },
    networkMode: 'always',
    mutationFn: (ordered: Row[]) => put(`/${resource}/order`, { ids: ordered.map(({ id }) => id) }),
  })
  // Shows the new order until the list is refetched.
  const shown = moved && moved.from === data ? moved.to : (data ?? [])
  if (isPending) return <CircularProgress aria-label={t('Loading')} sx={{ m: 4 }} />
  if (data?.length === 0) return <ListNoResults />

  function keep(ordered: Row[]) {
    setMoved({ from: data, to: ordered })
    // TanStack Query runs these for the last call only: an earlier refetch would undo a reorder still in flight.
    saving.mutate(ordered, {
      onSuccess: () => notify(t('Order saved')),
      onError: (error) => {
        setMoved(undefined)
        notify(error.message, { type: 'error' })
      },
      onSettled: () => refresh(),
    })
  }

  const row = (record: Row, tools: ReactNode) => (
    <Card sx={card}>
      {mayWrite && total <= MOST && tools}
      {renderPicture && <Box sx={frame}>{renderPicture(record)}</Box>}
      <Box sx={{ flex: 1, minWidth: 0 }}>
        {mayWrite ? <Link to={`/${resource}/${record.id}`}>{nameOf(record)}</Link> : nameOf(record)}
        {renderDetails && (
          <Typography component="div" variant="body2" color="text.secondary">
            {renderDetails(record)}
          </Typography>
        )}
      </Box>
    </Card>
  )

  return (
    <Box sx={{ py: 1 }}>
      <SortableList items={shown} idOf={({ id }) => String(id)} nameOf={nameOf} onOrder={keep} render={row} />
      {total > MOST && (
        <p>
          {t('Showing the first %{most} of %{total}. A list this long cannot be reordered.', { most: MOST, total })}
        </p>
      )}
    </Box>
  )
}

/** Frame of fixed size, even without a picture, so that names align and rows have equal height. */
const frame = { width: 96, aspectRatio: '4 / 3', flex: 'none', borderRadius: 1, bgcolor: tokens['sand-soft'] }
const card = { display: 'flex', alignItems: 'center', gap: 2, px: 1.5, py: 1, minHeight: 56 }
