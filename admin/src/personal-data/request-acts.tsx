import Download from '@mui/icons-material/Download'
import type { DataRequest } from '#contract/admin/personal-data.ts'
import { dataRequestAllows } from '#domain/personal-data/data-requests.ts'
import { post } from '../api.ts'
import { download } from '../download.ts'
import { t } from '../language/t.ts'
import { ActButton } from '../ui/act-button.tsx'

/** Buttons that download the person’s data, delete the person, or try again what failed. */
export function RequestActs({
  request: { id, state, holdings, inTheWay, toCancel, problem },
}: {
  request: DataRequest
}) {
  if (dataRequestAllows('retry', state) && problem !== '') {
    return <ActButton label={t('Try again')} act={() => post(`/data-requests/${id}/retry`)} done={t('Trying again')} />
  }
  if (!dataRequestAllows('delete', state) || holdings.length === 0) return null
  const numbers = toCancel.map(({ number }) => number).join(', ')
  const warnings = [
    t('This cannot be undone, and no copy stays but in the backups.'),
    ...(numbers === '' ? [] : [t('These unpaid orders are cancelled: %{numbers}.', { numbers })]),
    t('The table on this page says what stays, and why. Download the data first if the person wants a copy.'),
  ]
  return (
    <>
      <ActButton
        label={t('Download data')}
        variant="outlined"
        startIcon={<Download />}
        act={() => download(`/data-requests/${id}/export`)}
        done={t('Downloaded. Hand the file to nobody else, and delete it from this computer.')}
      />
      <ActButton
        label={t('Delete person')}
        variant="contained"
        isDanger
        disabled={inTheWay.length > 0}
        act={() => post(`/data-requests/${id}/deletion`)}
        done={t('Deletion started')}
        ask={{
          title: t('Delete this person?'),
          text: warnings.join(' '),
          yes: t('Delete person'),
        }}
      />
    </>
  )
}
