import { needMessages } from '../../messages/load-messages.ts'
import { useText } from '../../messages/text.ts'
import { useIsChecking, useKeptAnswer } from '../passages/use-kept-answer.ts'

await needMessages('passages')

/** Says in few words whether a variant gets in by the measures that this browser keeps. */
export default function FitWords({ productId, variantId }: { productId: string; variantId: string }) {
  const text = useText()
  const kept = useKeptAnswer(productId, variantId)
  if (useIsChecking(productId)) return text('passages.checking')
  if (!kept) return null
  const { answer } = kept
  const fits = text(`passages.fits.${answer === 'yes' || answer === 'tilted' ? 'whole' : answer}`)
  return kept.text === 'passages.kept' ? fits : text('passages.fits.usual', { fits })
}
