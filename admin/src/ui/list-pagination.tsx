import { Pagination, useListContext, type PaginationProps } from 'react-admin'
import { englishFormats } from '#domain/language/english-formats.ts'

const { number } = englishFormats

/** Pagination of a list; hidden if the list could not be loaded. A list that is too long to count says "more than". */
export function ListPagination(props: PaginationProps) {
  const { error, meta } = useListContext()
  if (error) return null
  const tooLong = meta?.hasMore === true && { labelDisplayedRows: rangeOfMany }
  return <Pagination rowsPerPageOptions={[25, 50, 100]} {...tooLong} {...props} />
}

function rangeOfMany({ from, to, count }: { from: number; to: number; count: number }): string {
  return `${number(from)}–${number(to)} of more than ${number(count)}`
}
