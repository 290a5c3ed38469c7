import { A4_MM, printLayout } from '#domain/planner/print-layout.ts'
import { loadFonts } from '../sharing/load-fonts.ts'
import type { RenderBeside, ShownPlan } from '../sharing/shown-plan.ts'
import { PaperSheets } from './paper-sheets.tsx'
import styles from './paper-sheets.module.css'

let removePrinted: (() => void) | undefined

/**
 * Opens the browser's print dialog with the plan to scale, on sheets that only paper shows. They stay until the shopper
 * does something else: some phones draw them after `print` has returned.
 */
export async function printPlan(shown: ShownPlan, render: RenderBeside): Promise<void> {
  removePrinted?.()
  const { plan, words } = shown
  const layout = printLayout(plan)
  const host = document.createElement('div')
  host.className = styles.sheets!
  document.body.append(host)
  render(<PaperSheets {...shown} layout={layout} drawn={new Date()} />, host)
  const page = pageStyle(layout.orientation)
  const gone = new AbortController()
  removePrinted = () => {
    gone.abort()
    render(null, host)
    host.remove()
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== page)
    removePrinted = undefined
  }
  await loadFonts(host.textContent)
  printAs(plan.name || words.text('planner.my-room'))
  for (const event of ['pointerdown', 'keydown']) {
    window.addEventListener(event, () => removePrinted?.(), { capture: true, signal: gone.signal })
  }
}

/** The format of a sheet. As a rule in a stylesheet it would hold for every page. */
function pageStyle(orientation: string): CSSStyleSheet {
  const page = new CSSStyleSheet()
  page.replaceSync(`@page { size: A4 ${orientation}; margin: ${A4_MM.margin}mm }`)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, page]
  return page
}

/** Browsers name a PDF by the page's title. */
function printAs(title: string): void {
  const { title: before } = document
  document.title = title
  window.print()
  document.title = before
}
