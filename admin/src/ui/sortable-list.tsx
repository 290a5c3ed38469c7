import { useState, type ReactNode } from 'react'
import { move } from '@dnd-kit/helpers'
import { DragDropProvider } from '@dnd-kit/react'
import { useSortable } from '@dnd-kit/react/sortable'
import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import DragIndicator from '@mui/icons-material/DragIndicator'
import { Box, IconButton } from '@mui/material'
import { visuallyHidden } from '@mui/utils'
import { defined } from '#domain/defined.ts'
import { t } from '../language/t.ts'
import { dragPlugins } from './drag-plugins.ts'
import { StepButton } from './step-button.tsx'

export type SortableListProps<Item> = {
  items: readonly Item[]
  idOf: (item: Item) => string
  /** Name for screen readers when the item moves. */
  nameOf: (item: Item) => string
  /** Receives all items in their new order, and the indexes of the move. */
  onOrder: (items: Item[], moved: { from: number; to: number }) => void
  /** Renders an item. `tools` are the drag handle and the arrow buttons. */
  render: (item: Item, tools: ReactNode) => ReactNode
  /** Shows a grid of tiles instead of rows. */
  isGrid?: boolean
}

/**
 * Reorderable list. Users drag items by pointer, touch or keyboard (space, arrows, space on the handle), or use the
 * arrow buttons. Screen readers announce moves.
 */
export function SortableList<Item>(props: SortableListProps<Item>) {
  const { items, idOf, nameOf, onOrder, render, isGrid = false } = props
  const [said, setSaid] = useState('')
  const ids = items.map(idOf)
  const byId = new Map(items.map((item) => [idOf(item), item]))
  const nameOfId = (id: unknown) => nameOf(defined(byId.get(String(id)), `row ${String(id)}`))

  function put(order: readonly string[], moved: string) {
    const [from, to] = [ids.indexOf(moved), order.indexOf(moved)]
    if (from === to) return
    const ordered = order.map((id) => defined(byId.get(id), `row ${id}`))
    onOrder(ordered, { from, to })
    const name = nameOfId(moved)
    setSaid(t('%{name} moved to position %{position} of %{count}', { name, position: to + 1, count: order.length }))
  }

  function step(id: string, by: -1 | 1) {
    const from = ids.indexOf(id)
    put(ids.with(from, ids[from + by]!).with(from + by, id), id)
  }

  return (
    <DragDropProvider
      plugins={dragPlugins(nameOfId)}
      onDragEnd={(event) => {
        const { source, canceled } = event.operation
        if (source && !canceled) put(move(ids, event), String(source.id))
      }}
    >
      <Box component="ul" sx={isGrid ? grid : rows}>
        {items.map((item, index) => (
          <SortableItem
            key={idOf(item)}
            id={idOf(item)}
            index={index}
            count={items.length}
            name={nameOf(item)}
            onStep={step}
          >
            {(tools) => render(item, tools)}
          </SortableItem>
        ))}
      </Box>
      <span role="status" style={visuallyHidden}>
        {said}
      </span>
    </DragDropProvider>
  )
}

type SortableItemProps = {
  id: string
  index: number
  count: number
  name: string
  onStep: (id: string, by: -1 | 1) => void
  children: (tools: ReactNode) => ReactNode
}

function SortableItem({ id, index, count, name, onStep, children }: SortableItemProps) {
  const { ref, handleRef, isDragging } = useSortable({ id, index })
  const tools = (
    <Box sx={{ display: 'flex', flex: 'none' }}>
      <IconButton
        ref={handleRef}
        size="small"
        aria-label={t('Drag %{name}', { name })}
        sx={{ cursor: 'grab', touchAction: 'none' }}
      >
        <DragIndicator fontSize="small" />
      </IconButton>
      <StepButton label={t('Move %{name} up', { name })} isAtEnd={index === 0} onStep={() => onStep(id, -1)}>
        <ArrowUpward fontSize="small" />
      </StepButton>
      <StepButton label={t('Move %{name} down', { name })} isAtEnd={index === count - 1} onStep={() => onStep(id, 1)}>
        <ArrowDownward fontSize="small" />
      </StepButton>
    </Box>
  )
  return (
    <Box component="li" ref={ref} sx={{ listStyle: 'none', opacity: isDragging ? 0.6 : 1 }}>
      {children(tools)}
    </Box>
  )
}

const rows = { m: 0, p: 0, display: 'grid', gap: 1, width: '100%' }
const grid = { ...rows, gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))' }
