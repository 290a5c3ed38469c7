import { useState, type ReactNode } from 'react'
import { move } from '@dnd-kit/helpers'
import { DragDropProvider } from '@dnd-kit/react'
import { useSortable } from '@dnd-kit/react/sortable'
import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import DragIndicator from '@mui/icons-material/DragIndicator'
import { Box, IconButton } from '@mui/material'
import { visuallyHidden } from '@mui/utils'
import { dragPlugins } from './drag-plugins.ts'
import { StepButton } from './step-button.tsx'

export type SortableListProps<Item> = {
  items: readonly Item[]
  idOf: (item: Item) => string
  /** What it is called when it is moved, read out. */
  nameOf: (item: Item) => string
  /** All items in their new order, and which place was moved to which. */
  onOrder: (items: Item[], moved: { from: number; to: number }) => void
  /** `tools` are the handle and the arrows: to stand where they fit. */
  render: (item: Item, tools: ReactNode) => ReactNode
  /** A grid of tiles instead of rows. */
  isGrid?: boolean
}

/**
 * A list that is put in order by drag (pointer, touch, or the handle's keys: space, arrows, space) or by arrows, for whom
 * neither is possible. Moves are read out.
 */
export function SortableList<Item>(props: SortableListProps<Item>) {
  const { items, idOf, nameOf, onOrder, render, isGrid = false } = props
  const [said, setSaid] = useState('')
  const ids = items.map(idOf)
  const byId = new Map(items.map((item) => [idOf(item), item]))
  const nameOfId = (id: unknown) => nameOf(byId.get(String(id))!)

  function put(order: readonly string[], moved: string) {
    const [from, to] = [ids.indexOf(moved), order.indexOf(moved)]
    if (from === to) return
    const ordered = order.map((id) => byId.get(id)!)
    onOrder(ordered, { from, to })
    setSaid(`${nameOfId(moved)} is now ${to + 1} of ${order.length}`)
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
      <IconButton ref={handleRef} size="small" aria-label={`Move ${name}`} sx={{ cursor: 'grab', touchAction: 'none' }}>
        <DragIndicator fontSize="small" />
      </IconButton>
      <StepButton label={`${name}: earlier`} isAtEnd={index === 0} onStep={() => onStep(id, -1)}>
        <ArrowUpward fontSize="small" />
      </StepButton>
      <StepButton label={`${name}: later`} isAtEnd={index === count - 1} onStep={() => onStep(id, 1)}>
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
