import type { Import } from '#contract/admin/imports.ts'
import { englishFormats } from '#domain/language/english-formats.ts'
import { post, remove } from '../api.ts'
import { useCan } from '../session/staff-session.ts'
import { ActButton } from '../ui/act-button.tsx'

const HALF = 'Products already imported stay in the shop. This page will list those that were not.'

/** Buttons that start or discard an import. */
export function ImportActs({ record }: { record: Import }) {
  const { id, state, added, changed, doneRows, endedAt } = record
  const mayWrite = useCan('catalog.write')
  if (!mayWrite || endedAt !== null) return null
  const isBegun = state === 'running' || doneRows > 0
  const number = englishFormats.number
  const text = `${number(added)} products and variants will be added and ${number(changed)} updated. They are imported in small batches while the shop stays open.`
  return (
    <>
      {state === 'ready' && (
        <ActButton
          label="Import"
          variant="contained"
          disabled={added + changed === 0}
          act={() => post(`/imports/${id}/run`)}
          done="Import started"
          ask={{ title: 'Import this file?', text, yes: 'Import' }}
        />
      )}
      <ActButton
        label="Discard"
        act={() => remove(`/imports/${id}`)}
        done="Import discarded"
        ask={{
          title: 'Discard this import?',
          text: isBegun ? HALF : 'Nothing is imported. You can upload the file again.',
        }}
      />
    </>
  )
}
