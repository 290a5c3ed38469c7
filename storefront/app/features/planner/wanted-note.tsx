import { useQuery } from '@tanstack/react-query'
import { isId } from '#domain/id.ts'
import { useText } from '../../messages/text.ts'
import { queryClient } from '../../query-client.ts'
import { packedQuery } from '../passages/delivered.ts'
import './parts-messages.ts'

/** Says which product of the address comes into the room as soon as there is one. */
export default function WantedNote({ productId }: { productId: string }) {
  const text = useText()
  const { data: product } = useQuery({ ...packedQuery(productId), enabled: isId(productId) }, queryClient)
  return <p role="status">{product && text('planner.wanted', { name: product.name })}</p>
}
