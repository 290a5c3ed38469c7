import { Pagination, useListContext, type PaginationProps } from 'react-admin'

/** Pages of a list; none of one that could not be read. */
export function ListPagination(props: PaginationProps) {
  const { error } = useListContext()
  return error ? null : <Pagination rowsPerPageOptions={[25, 50, 100]} {...props} />
}
