import { Pagination, useListContext, type PaginationProps } from 'react-admin'

/** Pagination of a list; hidden if the list could not be loaded. */
export function ListPagination(props: PaginationProps) {
  const { error } = useListContext()
  return error ? null : <Pagination rowsPerPageOptions={[25, 50, 100]} {...props} />
}
