import { Pagination, useListContext, type PaginationProps } from 'react-admin'
import { t } from '../language/t.ts'

/** Pagination of a list; hidden if the list could not be loaded. A list that is too long to count says "more than". */
export function ListPagination(props: PaginationProps) {
  const { error, meta } = useListContext()
  if (error) return null
  const tooLong = meta?.hasMore === true && { labelDisplayedRows: rangeOfMany }
  return <Pagination rowsPerPageOptions={[25, 50, 100]} {...tooLong} {...props} />
}

function rangeOfMany({ from, to, count }: { from: number; to: number; count: number }): string {
  return t('%{from}–%{to} of more than %{count}', { from, to, count })
}
