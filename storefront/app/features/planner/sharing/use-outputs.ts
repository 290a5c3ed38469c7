import { useState } from 'react'
import { useFormat } from '../../../format.ts'
import { useLanguage } from '../../../messages/text.ts'
import { showToast } from '../../../ui/toast.tsx'
import { wholeStyles } from '../../../ui/whole-styles.ts'
import type { ShownPlan } from './shown-plan.ts'

export type Output = 'picture' | 'print'

/** Saves a plan as a picture and prints it. The scripts for both load on demand; a failure shows a toast. */
export function useOutputs(of: Omit<ShownPlan, 'format' | 'language'>) {
  const format = useFormat()
  const language = useLanguage()
  const [busy, setBusy] = useState<Output>()
  const shown = { ...of, format, language }

  const make = async (output: Output) => {
    if (busy) return
    setBusy(output)
    try {
      await makers[output](shown)
    } catch (error) {
      console.warn('The plan could not be drawn', error)
      showToast('error', of.words.text(`plan.${output}-failed`))
    }
    setBusy(undefined)
  }
  return { busy, save: () => void make('picture'), print: () => void make('print') }
}

const makers: Record<Output, (shown: ShownPlan) => Promise<void>> = {
  async picture(shown) {
    const [{ savePicture }] = await Promise.all([import('../picture/save-picture.tsx'), wholeStyles()])
    await savePicture(shown)
  },
  async print(shown) {
    const [{ printPlan }] = await Promise.all([import('../paper/print-plan.tsx'), wholeStyles()])
    await printPlan(shown)
  },
}
