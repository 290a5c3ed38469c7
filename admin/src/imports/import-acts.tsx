import type { Import } from '#contract/admin/imports.ts'
import { englishFormats } from '#domain/english-formats.ts'
import { post, remove } from '../api.ts'
import { useCan } from '../session/use-can.ts'
import { ActButton } from '../ui/act-button.tsx'

const open = new Set<Import['state']>(['checking', 'ready', 'running'])
const HALF = 'What is taken over stays in the shop. The page then lists the products that are not.'

/** Buttons that take a file over or give it up. */
export function ImportActs({ record }: { record: Import }) {
  const { id, state, added, changed, doneRows } = record
  const mayWrite = useCan('catalogue.write')
  if (!mayWrite || !open.has(state)) return null
  const isBegun = state === 'running' || doneRows > 0
  const number = englishFormats.number
  const text = `${number(added)} products, sizes and types are new, and ${number(changed)} change. The shop takes a few at a time, and goes on selling meanwhile.`
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
        ask={{ title: 'Give this file up?', text: isBegun ? HALF : 'Nothing of it is taken. You can bring it again.' }}
      />
    </>
  )
}
