import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { nepalDay } from '#domain/nepal-time.ts'
import { planFileName } from '#domain/planner/plan-file-name.ts'
import { LanguageContext } from '../../../messages/text.ts'
import { saveFile } from '../../../ui/save-file.ts'
import { loadFonts } from '../sharing/load-fonts.ts'
import type { ShownPlan } from '../sharing/shown-plan.ts'
import { embeddedFonts } from './embedded-fonts.ts'
import { PictureSheet } from './picture-sheet.tsx'
import styles from './picture-sheet.module.css'
import { withOwnStyles } from './with-own-styles.ts'

/** Pixels of the file for each one of the drawing. */
const DENSITY = 2

/**
 * Saves the drawing as a PNG with the plan's name, the date and the shop.
 *
 * @throws Error when the browser cannot draw it or load its fonts
 */
export async function savePicture(shown: ShownPlan): Promise<void> {
  const { plan, words } = shown
  const drawn = new Date()
  const picture = await pictureOf(shown, drawn)
  const name = planFileName(plan.name, words.text('planner.my-room'), nepalDay(drawn), 'png')
  saveFile(picture, 'image/png', name)
}

async function pictureOf(shown: ShownPlan, drawn: Date): Promise<Blob> {
  const host = document.createElement('div')
  host.className = styles.hidden!
  document.body.append(host)
  const root = createRoot(host)
  try {
    flushSync(() =>
      root.render(
        <LanguageContext value={shown.language}>
          <PictureSheet {...shown} drawn={drawn} />
        </LanguageContext>,
      ),
    )
    await loadFonts(host.textContent)
    const sheet = withOwnStyles(host.querySelector('svg')!)
    const style = document.createElementNS(sheet.namespaceURI, 'style')
    style.textContent = await embeddedFonts(host.textContent)
    sheet.prepend(style)
    return await painted(sheet)
  } finally {
    root.unmount()
    host.remove()
  }
}

async function painted(sheet: SVGSVGElement): Promise<Blob> {
  const { width, height } = sheet.viewBox.baseVal
  const image = new Image(DENSITY * width, DENSITY * height)
  sheet.setAttribute('width', String(image.width))
  sheet.setAttribute('height', String(image.height))
  const url = URL.createObjectURL(new Blob([new XMLSerializer().serializeToString(sheet)], { type: 'image/svg+xml' }))
  try {
    image.src = url
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = image.width
    canvas.height = image.height
    const context = canvas.getContext('2d')
    if (!context) throw new Error('The browser has no canvas')
    context.drawImage(image, 0, 0, canvas.width, canvas.height)
    return await pngOf(canvas)
  } finally {
    URL.revokeObjectURL(url)
  }
}

function pngOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture is too large'))), 'image/png')
  })
}
