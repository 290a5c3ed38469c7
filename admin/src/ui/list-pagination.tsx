import { Pagination, useListContext, type PaginationProps } from 'react-admin'
import { formats, t } from '../language/t.ts'

type ListPaginationProps = PaginationProps & { rowsPerPageOptions?: number[] }

/** Pagination of a list; hidden if the list could not be loaded. A list that is too long to count says "more than". */
export function ListPagination({ rowsPerPageOptions = [25, 50, 100], ...props }: ListPaginationProps) {
  const { error, meta } = useListContext()
  if (error) return null
  const tooLong = meta?.hasMore === true && { labelDisplayedRows: rangeOfMany }
  return <Pagination {...tooLong} {...props} rowsPerPageOptions={rowsPerPageOptions.map(inDigits)} />
}

/** A number of rows to choose, in the digits of the language. */
function inDigits(value: number) {
  return { value, label: formats.number(value) }
}

function rangeOfMany({ from, to, count }: { from: number; to: number; count: number }): string {
  return t('%{from}–%{to} of more than %{count}', { from, to, count })
}
