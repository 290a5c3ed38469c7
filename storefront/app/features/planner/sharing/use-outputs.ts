import { type ReactPortal, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { useFormat } from '../../../format.ts'
import { showToast } from '../../../ui/toast.tsx'
import { wholeStyles } from '../../../ui/whole-styles.ts'
import type { RenderBeside, ShownPlan } from './shown-plan.ts'

export type Output = 'picture' | 'print'

/**
 * Saves a plan as a picture and prints it. The scripts for both load on demand; a failure shows a toast. The caller
 * renders `drawn`, what they draw beside the page.
 */
export function useOutputs(of: Omit<ShownPlan, 'format'>) {
  const format = useFormat()
  const [busy, setBusy] = useState<Output>()
  const [drawn, setDrawn] = useState<ReactPortal | null>(null)
  const render: RenderBeside = (element, host) => flushSync(() => setDrawn(element && createPortal(element, host)))

  const make = async (output: Output) => {
    if (busy) return
    setBusy(output)
    try {
      await makers[output]({ ...of, format }, render)
    } catch (error) {
      console.warn('The plan could not be drawn', error)
      showToast('error', of.words.text(`plan.${output}-failed`))
    }
    setBusy(undefined)
  }
  return { busy, drawn, save: () => void make('picture'), print: () => void make('print') }
}

const makers: Record<Output, (shown: ShownPlan, render: RenderBeside) => Promise<void>> = {
  async picture(shown, render) {
    const [{ savePicture }] = await Promise.all([import('../picture/save-picture.tsx'), wholeStyles()])
    await savePicture(shown, render)
  },
  async print(shown, render) {
    const [{ printPlan }] = await Promise.all([import('../paper/print-plan.tsx'), wholeStyles()])
    await printPlan(shown, render)
  },
}
