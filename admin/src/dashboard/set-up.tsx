import { Alert, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import type { SetUpList } from '#contract/admin/set-up.ts'
import { get } from '../api.ts'
import { said, t } from '../language/t.ts'
import { useCan } from '../session/staff-session.ts'
import { PagePart } from '../ui/page-part.tsx'

/** What is missing before the first order, for owners. The page Set-up has every point, and dismisses some. */
export function SetUp() {
  const isOwner = useCan('settings.write')
  const { data, error } = useQuery({
    queryKey: ['set-up'],
    queryFn: ({ signal }) => get<SetUpList>('/set-up', {}, signal),
    enabled: isOwner,
  })
  if (error) return <Alert severity="error">{error.message}</Alert>
  const missing = data?.items.filter(({ state }) => state === 'missing') ?? []
  if (missing.length === 0) return null
  return (
    <PagePart title={t('Before the first order')} action={<Link to="/set-up">{t('Set-up')}</Link>}>
      <Typography color="text.secondary">
        {t('Names in capitals are settings in shop.env, or in the environment of the server.')}
      </Typography>
      <ul>
        {missing.map(({ point, text, remedy }) => (
          <li key={point}>
            {said(text)} {remedy && <Link to={remedy.path}>{said(remedy.label)}</Link>}
          </li>
        ))}
      </ul>
    </PagePart>
  )
}
