import DoneIcon from '@mui/icons-material/CheckCircleOutlined'
import DismissedIcon from '@mui/icons-material/RemoveCircleOutlineOutlined'
import MissingIcon from '@mui/icons-material/ErrorOutlineOutlined'
import { Alert, Box, LinearProgress, Stack, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { Title } from 'react-admin'
import { Link, Route, Routes } from 'react-router-dom'
import type { SetUpList } from '#contract/admin/set-up.ts'
import { get, put, remove } from '../api.ts'
import { said, t } from '../language/t.ts'
import { FORM_WIDTH_PX } from '../theme/controls.ts'
import { ActButton } from '../ui/act-button.tsx'
import { whenText } from '../ui/formats.ts'
import { PagePart } from '../ui/page-part.tsx'
import { WordsButton } from '../ui/words-button.tsx'
import { InstructionPage } from './instruction-page.tsx'

type Item = SetUpList['items'][number]

const MAX_REASON_LENGTH = 300

const looks = {
  missing: { Icon: MissingIcon, color: 'warning', label: t('Missing') },
  dismissed: { Icon: DismissedIcon, color: 'disabled', label: t('Dismissed') },
  done: { Icon: DoneIcon, color: 'success', label: t('Done') },
} as const

/** The set-up, with a page of instructions for each point that is mended on the server. */
export default function SetUpPages() {
  return (
    <Routes>
      <Route index element={<SetUpPage />} />
      <Route path=":point" element={<InstructionPage />} />
    </Routes>
  )
}

/** What an owner does before the first order: each point with its state, what to do, and a way to do without. */
function SetUpPage() {
  const { data, error, isPending } = useQuery({
    queryKey: ['set-up'],
    queryFn: ({ signal }) => get<SetUpList>('/set-up', {}, signal),
  })
  return (
    <Stack sx={{ gap: 2, py: 2, maxWidth: FORM_WIDTH_PX }}>
      <Title title={t('Set-up')} />
      {isPending && <LinearProgress aria-label={t('Loading')} />}
      {error && <Alert severity="error">{error.message}</Alert>}
      {data && <Points items={data.items} />}
    </Stack>
  )
}

function Points({ items }: SetUpList) {
  if (items.length === 0) return <Typography>{t('This is a demo. A real shop has its set-up here.')}</Typography>
  const missing = items.filter(({ state }) => state === 'missing').length
  const inOrder = (['missing', 'dismissed', 'done'] as const).flatMap((state) =>
    items.filter((item) => item.state === state),
  )
  return (
    <PagePart
      title={
        missing === 0
          ? t('Ready for the first order')
          : t('%{missing} of %{all} points are missing', { missing, all: items.length })
      }
    >
      <Typography color="text.secondary">
        {t(
          'Names in capitals are settings in shop.env, or in the environment of the server. They count after a restart.',
        )}
      </Typography>
      <Stack component="ul" sx={{ listStyle: 'none', p: 0, m: 0, mt: 2, gap: 2 }}>
        {inOrder.map((item) => (
          <Point key={item.point} item={item} />
        ))}
      </Stack>
    </PagePart>
  )
}

function Point({ item: { point, state, text, remedy, dismissal, ...item } }: { item: Item }) {
  const title = said(item.title)
  const { Icon, color, label } = looks[state]
  return (
    <Box component="li" aria-label={title} sx={{ display: 'flex', gap: 1.5 }}>
      <Icon color={color} role="img" aria-label={label} aria-hidden={false} />
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="h4" component="h3">
          {title}
        </Typography>
        {text && (
          <Typography>
            {said(text)} {remedy && <Link to={remedy.path}>{said(remedy.label)}</Link>}
          </Typography>
        )}
        {dismissal && (
          <Typography color="text.secondary">
            {t('Dismissed by %{by}, %{at}: %{reason}', {
              by: dismissal.by,
              at: whenText(dismissal.at),
              reason: dismissal.reason,
            })}
          </Typography>
        )}
        {state === 'missing' && (
          <WordsButton
            label={t('Dismiss')}
            size="small"
            title={t('Do without: %{title}', { title })}
            text={t(
              'The point leaves the list of what is missing. Other owners read the reason here and in the audit log.',
            )}
            wordsLabel={t('Reason')}
            maxLength={MAX_REASON_LENGTH}
            act={(reason) => put(`/set-up/${point}/dismissal`, { reason })}
            done={t('Dismissed')}
          />
        )}
        {state === 'dismissed' && (
          <ActButton
            label={t('Put back')}
            size="small"
            act={() => remove(`/set-up/${point}/dismissal`)}
            done={t('Back on the list')}
          />
        )}
      </Box>
    </Box>
  )
}
