import type { ReactElement, ReactNode } from 'react'
import { List, SearchInput, SelectInput, TopToolbar } from 'react-admin'
import { EmptyState, type EmptyStateProps } from './empty-state.tsx'
import { NewButton } from './new-button.tsx'

interface MadeByStaffListProps {
  title: string
  /** Placeholder of the search field: what it searches. */
  searches: string
  /** States to filter by, with their labels. */
  states: Record<string, { label: string }>
  /** Label of the button that leads to the form of a new record. */
  newLabel: string
  empty: Pick<EmptyStateProps, 'icon' | 'title' | 'text'>
  /** More buttons above the list. */
  actions?: ReactNode
  /** The table. */
  children: ReactElement
}

/** List of records that staff make and end, newest first: a search, a filter by state and a button for a new one. */
export function MadeByStaffList({ title, searches, states, newLabel, empty, actions, children }: MadeByStaffListProps) {
  return (
    <List
      filters={[
        <SearchInput key="q" source="q" placeholder={searches} alwaysOn />,
        <SelectInput
          key="state"
          source="state"
          alwaysOn
          choices={Object.entries(states).map(([id, { label }]) => ({ id, name: label }))}
        />,
      ]}
      actions={
        <TopToolbar>
          {actions}
          <NewButton label={newLabel} />
        </TopToolbar>
      }
      empty={
        <EmptyState {...empty}>
          <NewButton label={newLabel} variant="contained" />
        </EmptyState>
      }
      sort={{ field: 'createdAt', order: 'DESC' }}
      exporter={false}
      title={title}
    >
      {children}
    </List>
  )
}
