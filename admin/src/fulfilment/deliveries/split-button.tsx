import type { AdminDelivery } from '#contract/admin/fulfilment/deliveries.ts'
import { t } from '../../language/t.ts'
import { FormButton } from '../../ui/form-button.tsx'
import { WordsField } from '../../ui/plain-fields.tsx'
import { chosenPieces, PieceCountFields, type PieceCounts } from '../piece-counts.tsx'
import { useTellingPost } from '../tell-untold.ts'

type Split = { follow: PieceCounts; reason: string }

/** Button that moves some items of a delivery to a new one. */
export function SplitButton({ delivery: { id, pieces } }: { delivery: AdminDelivery }) {
  const postTelling = useTellingPost()
  const initial: Split = { follow: {}, reason: '' }
  return (
    <FormButton
      label={t('Split')}
      title={t('Split this delivery')}
      text={t(
        'The chosen items move to a new delivery with its own code. The customer is notified by email; without an email address, by SMS once the new delivery has a day.',
      )}
      initial={initial}
      renderFields={({ follow, reason }, change) => (
        <>
          <PieceCountFields
            pieces={pieces}
            labelOf={(title) => t('%{title}: quantity to move', { title })}
            counts={follow}
            onChange={(counts) => change({ follow: counts })}
          />
          <WordsField label={t('Reason')} value={reason} onChange={(words) => change({ reason: words })} rows={2} />
        </>
      )}
      act={({ follow, reason }) =>
        postTelling(`/deliveries/${id}/split`, { pieces: chosenPieces(follow), reason }, { isOnce: true })
      }
      done={t('Delivery split')}
      yes={t('Split')}
    />
  )
}
