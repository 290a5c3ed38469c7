import type { Import } from '#contract/admin/imports.ts'
import { englishFormats } from '#domain/english-formats.ts'
import { post, remove } from '../api.ts'
import { useCan } from '../session/use-can.ts'
import { ActButton } from '../ui/act-button.tsx'

/** To say yes to a file, or to give it up. */
export function ImportActs({ record }: { record: Import }) {
  const { id, state, added, changed } = record
  const mayWrite = useCan('catalogue.write')
  if (!mayWrite || (state !== 'ready' && state !== 'checking')) return null
  const number = englishFormats.number
  const text = `${number(added)} products, sizes and types are new, and ${number(changed)} change. All of it is taken over or, when anything is in the way, nothing.`
  return (
    <>
      {state === 'ready' && (
        <ActButton
          label="Take it over"
          variant="contained"
          disabled={added + changed === 0}
          act={() => post(`/imports/${id}/run`)}
          done="It is being taken over"
          ask={{ title: 'Take this file over into the shop?', text, yes: 'Take it over' }}
        />
      )}
      <ActButton
        label="Give it up"
        act={() => remove(`/imports/${id}`)}
        done="The file was given up"
        ask={{ title: 'Give this file up?', text: 'Nothing of it is taken. You can bring it again.' }}
      />
    </>
  )
}
