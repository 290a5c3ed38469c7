import { Link } from 'react-router-dom'

/** The product of a record, as a link to its page. For `render` of a column. */
export function productLink({ product }: { product: { id: number; name: string } }) {
  return <Link to={`/products/${product.id}`}>{product.name}</Link>
}
