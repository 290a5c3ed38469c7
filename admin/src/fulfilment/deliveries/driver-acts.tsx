import { Alert, Stack, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import type { DriverActList } from '#contract/admin/drive.ts'
import type { DriverActKind, DriverProblem } from '#domain/drive/driver-acts.ts'
import { get } from '../../api.ts'
import { moneyText, whenText } from '../../ui/formats.ts'
import { PagePart } from '../../ui/page-part.tsx'
import { ShopperPhotos } from '../../ui/shopper-photos.tsx'

type Act = DriverActList['items'][number]

const kinds: Record<Exclude<DriverActKind, 'problem'>, string> = { start: 'Started', 'hand-over': 'Handed over' }

const problems: Record<DriverProblem, string> = {
  absent: 'Brought back: nobody was there',
  refused: 'Brought back: not accepted at the door',
  damaged: 'Brought back: damaged',
  unpaid: 'Brought back: the cash was not paid',
  other: 'Brought back',
}

/** What drivers recorded at the door, refused acts too. Nothing until there is an act. */
export function DriverActs({ deliveryId }: { deliveryId: string }) {
  const { data, error } = useQuery({
    queryKey: ['driver-acts', deliveryId],
    queryFn: ({ signal }) => get<DriverActList>(`/deliveries/${deliveryId}/driver-acts`, {}, signal),
  })
  if (error) return <Alert severity="error">{error.message}</Alert>
  if (!data || data.items.length === 0) return null
  return (
    <PagePart title="At the door">
      <Stack component="ol" sx={{ gap: 2, m: 0, p: 0, listStyle: 'none' }}>
        {data.items.map((act) => (
          <li key={act.id}>
            <DriverAct act={act} />
          </li>
        ))}
      </Stack>
    </PagePart>
  )
}

function DriverAct({ act }: { act: Act }) {
  const { driver, at, words, cash, photoIds, refusal, answer } = act
  const name = act.kind === 'problem' ? problems[act.problem ?? 'other'] : kinds[act.kind]
  return (
    <Stack sx={{ gap: 1 }}>
      <Typography>
        <strong>{name}</strong>, {driver}, {whenText(at)}
      </Typography>
      {refusal !== null && (
        <Alert severity="warning">
          Not accepted: {answer} Call {driver}.
        </Alert>
      )}
      {words !== '' && <Typography>“{words}”</Typography>}
      {cash !== null && <Typography>Cash counted: {moneyText(cash)}</Typography>}
      {photoIds.length > 0 && <ShopperPhotos ids={photoIds} name={name} />}
    </Stack>
  )
}
