import { ListBase, Loading, useCreatePath, useListContext, useResourceContext, type RaRecord } from 'react-admin'
import { Navigate, useParams } from 'react-router-dom'
import { ReadProblem } from '../ui/read-problem.tsx'
import { Nowhere } from './no-page.tsx'

/** Other records can name the number, too. */
const MOST_FOUND = 25

/** Opens the record with the number in the address. Mails to the shop link here: `/orders/KA-261121-7F3K9Q2M`. */
export function ByNumber() {
  const { number = '' } = useParams()
  return (
    <ListBase
      filter={{ q: number }}
      perPage={MOST_FOUND}
      disableSyncWithLocation
      storeKey={false}
      loading={<Loading />}
      error={<ReadProblem hasTitle />}
    >
      <Found number={number} />
    </ListBase>
  )
}

function Found({ number }: { number: string }) {
  const { data = [] } = useListContext<RaRecord & { number: string }>()
  const resource = useResourceContext()!
  const createPath = useCreatePath()
  const found = data.find((record) => record.number === number)
  if (!found) return <Nowhere />
  return <Navigate to={createPath({ resource, type: 'show', id: found.id })} replace />
}
