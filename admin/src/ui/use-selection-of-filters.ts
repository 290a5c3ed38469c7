import { useEffect } from 'react'
import { useListContext, useStore } from 'react-admin'

/**
 * Drops what is selected in a list once its filters differ from those under which it was selected.
 *
 * react-admin keeps the selection of a resource for good. Records that the filters hide would stay selected, and bulk
 * actions would reach orders, prices or pictures that nobody sees. Pages and sort order hide nothing that was not
 * shown before, so they keep the selection.
 */
export function useSelectionOfFilters(): void {
  const { resource, filterValues, selectedIds, onUnselectItems } = useListContext()
  const filters = JSON.stringify(filterValues)
  // Beside react-admin's own key of the selection, so that it is known when the list opens again.
  const [selectedUnder, setSelectedUnder] = useStore<string | undefined>(`${resource}.selectedUnder`)
  useEffect(() => {
    if (selectedUnder === filters) return
    if (selectedIds.length > 0) onUnselectItems()
    setSelectedUnder(filters)
  }, [selectedUnder, filters, selectedIds, onUnselectItems, setSelectedUnder])
}
