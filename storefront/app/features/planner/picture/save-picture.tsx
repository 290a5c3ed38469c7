import type { ReactElement } from 'react'
import { nepalDay } from '#domain/nepal-time.ts'
import { planFileName } from '#domain/planner/plan-file-name.ts'
import { saveFile } from '../../../ui/save-file.ts'
import { loadFonts } from '../sharing/load-fonts.ts'
import type { RenderBeside, ShownPlan } from '../sharing/shown-plan.ts'
import { drawTexts } from './draw-texts.ts'
import { PictureSheet } from './picture-sheet.tsx'
import styles from './picture-sheet.module.css'
import { withOwnStyles } from './with-own-styles.ts'

/** Pixels of the file for each one of the drawing. */
const DENSITY = 2

/**
 * Saves the drawing as a PNG with the plan's name, the date and the shop.
 *
 * @throws Error when the browser cannot draw it
 */
export async function savePicture(shown: ShownPlan, render: RenderBeside): Promise<void> {
  const { plan, words } = shown
  const drawn = new Date()
  const picture = await pictureOf(<PictureSheet {...shown} drawn={drawn} />, render)
  const name = planFileName(plan.name, words.text('planner.my-room'), nepalDay(drawn), 'png')
  saveFile(picture, 'image/png', name)
}

async function pictureOf(sheet: ReactElement, render: RenderBeside): Promise<Blob> {
  const host = document.createElement('div')
  host.className = styles.hidden!
  document.body.append(host)
  try {
    render(sheet, host)
    await loadFonts(host.textContent)
    return await painted(host.querySelector('svg')!)
  } finally {
    render(null, host)
    host.remove()
  }
}

async function painted(sheet: SVGSVGElement): Promise<Blob> {
  const { width, height } = sheet.viewBox.baseVal
  const canvas = document.createElement('canvas')
  canvas.width = DENSITY * width
  canvas.height = DENSITY * height
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser has no canvas')
  context.drawImage(await imageOf(sheet, canvas), 0, 0, canvas.width, canvas.height)
  drawTexts(sheet, context, DENSITY)
  return pngOf(canvas)
}

async function imageOf(sheet: SVGSVGElement, { width, height }: HTMLCanvasElement): Promise<HTMLImageElement> {
  const copy = withOwnStyles(sheet)
  copy.setAttribute('width', String(width))
  copy.setAttribute('height', String(height))
  const url = URL.createObjectURL(new Blob([new XMLSerializer().serializeToString(copy)], { type: 'image/svg+xml' }))
  const image = new Image(width, height)
  image.src = url
  try {
    await image.decode()
  } finally {
    URL.revokeObjectURL(url)
  }
  return image
}

function pngOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture is too large'))), 'image/png')
  })
}
