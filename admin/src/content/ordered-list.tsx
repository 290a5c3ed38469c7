import { useState, type ReactElement, type ReactNode } from 'react'
import type { SvgIconComponent } from '@mui/icons-material'
import { Box, Card, CircularProgress, Typography } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { List, ListNoResults, TopToolbar, useListContext, useNotify, useRefresh, useResourceContext } from 'react-admin'
import { Link } from 'react-router-dom'
import type { Permission } from '#domain/staff.ts'
import { put } from '../api.ts'
import { useCan } from '../session/use-can.ts'
import { tokens } from '../theme/tokens.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { NewButton } from '../ui/new-button.tsx'
import { SortableList } from '../ui/sortable-list.tsx'

/** As many as one answer holds: what is put in order must be seen as a whole. */
const MOST = 100

type Ordered = { id: number; position: number }

export type OrderedListProps<Row extends Ordered> = {
  title: string
  icon: SvgIconComponent
  /** What would be here, and how it comes here. */
  emptyText: string
  writes: Permission
  nameOf: (record: Row) => string
  /** Beside the name: states, counts. */
  renderDetails?: (record: Row) => ReactNode
  renderPicture?: (record: Row) => ReactNode
  /** Inputs that choose which of several lists is seen. */
  filters?: ReactElement[]
  filterDefaultValues?: Record<string, unknown>
}

/** Records that stand in the shop in the order in which staff put them. */
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
        <EmptyState icon={icon} title={`No ${title.toLowerCase()} yet`} text={emptyText}>
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
    // One after another: on a slow network a second order could reach the shop before the first.
    scope: { id: `${resource} in order` },
    networkMode: 'always',
    mutationFn: (ordered: Row[]) => put(`/${resource}/order`, { ids: ordered.map(({ id }) => id) }),
  })
  // As it was put, until the list is read again.
  const shown = moved && moved.from === data ? moved.to : (data ?? [])
  if (isPending) return <CircularProgress aria-label="Loading" sx={{ m: 4 }} />
  if (data?.length === 0) return <ListNoResults />

  function keep(ordered: Row[]) {
    setMoved({ from: data, to: ordered })
    // These are called for the last order alone: reading the list again before that would undo what is still on its way.
    saving.mutate(ordered, {
      onSuccess: () => notify('The shop shows them in this order now'),
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
          Only the first {MOST} of {total} are shown, and cannot be put in order.
        </p>
      )}
    </Box>
  )
}

/** As large where there is no picture, so that names stand below each other and rows are of one height. */
const frame = { width: 96, aspectRatio: '4 / 3', flex: 'none', borderRadius: 1, bgcolor: tokens['sand-soft'] }
const card = { display: 'flex', alignItems: 'center', gap: 2, px: 1.5, py: 1, minHeight: 56 }
