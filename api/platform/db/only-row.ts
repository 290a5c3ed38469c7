/**
 * The only row of an answer that always has one, such as of `insert … returning` or of a sum.
 *
 * @throws Error when there is none or more: the query then does not do what its caller believes
 */
export function onlyRow<Row>(rows: readonly Row[]): Row {
  const [row] = rows
  if (row === undefined || rows.length > 1) throw new Error(`A query for one row returned ${rows.length}`)
  return row
}
