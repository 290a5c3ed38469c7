import type { Import } from '#contract/admin/imports.ts'
import { post, remove } from '../api.ts'
import { t } from '../language/t.ts'
import { useCan } from '../session/staff-session.ts'
import { ActButton } from '../ui/act-button.tsx'

const HALF = t('Products already imported stay in the shop. This page will list those that were not.')

/** Buttons that start or discard an import. */
export function ImportActs({ record }: { record: Import }) {
  const { id, state, added, changed, doneRows, endedAt } = record
  const mayWrite = useCan('catalog.write')
  if (!mayWrite || endedAt !== null) return null
  const isBegun = state === 'running' || doneRows > 0
  const text = t(
    '%{added} products and variants will be added and %{changed} updated. They are imported in small batches while the shop stays open.',
    { added, changed },
  )
  return (
    <>
      {state === 'ready' && (
        <ActButton
          label={t('Import')}
          variant="contained"
          disabled={added + changed === 0}
          act={() => post(`/imports/${id}/run`)}
          done={t('Import started')}
          ask={{ title: t('Import this file?'), text, yes: t('Import') }}
        />
      )}
      <ActButton
        label={t('Discard')}
        act={() => remove(`/imports/${id}`)}
        done={t('Import discarded')}
        ask={{
          title: t('Discard this import?'),
          text: isBegun ? HALF : t('Nothing is imported. You can upload the file again.'),
        }}
      />
    </>
  )
}
