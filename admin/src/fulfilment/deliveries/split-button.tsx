import type { AdminDelivery } from '#contract/admin/fulfilment/deliveries.ts'
import { postOnce } from '../../api.ts'
import { FormButton } from '../../ui/form-button.tsx'
import { ChoiceField, WordsField } from '../../ui/plain-fields.tsx'

type Split = { follow: Record<number, string>; reason: string }

/** Button that moves some items of a delivery to a new one. */
export function SplitButton({ delivery: { id, pieces } }: { delivery: AdminDelivery }) {
  const initial: Split = { follow: {}, reason: '' }
  return (
    <FormButton
      label="Split"
      title="Split this delivery"
      text="The chosen items move to a new delivery with its own code. The customer is notified by email."
      initial={initial}
      renderFields={({ follow, reason }, change) => (
        <>
          {pieces.map(({ position, title, quantity }) => (
            <ChoiceField
              key={position}
              label={`${title}: quantity to move`}
              value={follow[position] ?? '0'}
              choices={countsUpTo(quantity)}
              onChange={(count) => change({ follow: { ...follow, [position]: count } })}
            />
          ))}
          <WordsField label="Reason" value={reason} onChange={(words) => change({ reason: words })} rows={2} />
        </>
      )}
      act={({ follow, reason }) => postOnce(`/deliveries/${id}/split`, { pieces: piecesOf(follow), reason })}
      done="Delivery split"
      yes="Split"
    />
  )
}

function countsUpTo(most: number) {
  return Array.from({ length: most + 1 }, (_, count) => ({ id: String(count), name: String(count) }))
}

function piecesOf(follow: Split['follow']) {
  return Object.entries(follow)
    .map(([position, count]) => ({ position: Number(position), quantity: Number(count) }))
    .filter(({ quantity }) => quantity > 0)
}
