import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { withNepaliForms } from './nepali-forms.ts'

// The storefront's fonts, made from the packages' files: `npm run fonts`. They have only the letters that a face of
// tokens.css names, the weights that its styles use, and the features that no page misses. That nearly halves them.
const ui = join(import.meta.dirname, '../storefront/app/ui')

/** What letters need to stand and join correctly, and figures to stand in columns. */
const FEATURES =
  'abvm abvs akhn blwf blwm blws calt ccmp cjct dist haln half kern liga lnum locl mark mkmk nukt pres psts pstf rkrf rphf tnum vatu'

const sources: Record<string, string> = {
  'eczar-latin': '@fontsource-variable/eczar/files/eczar-latin-wght-normal.woff2',
  'eczar-devanagari': '@fontsource-variable/eczar/files/eczar-devanagari-wght-normal.woff2',
  'mukta-latin-400': '@fontsource/mukta/files/mukta-latin-400-normal.woff2',
  'mukta-latin-600': '@fontsource/mukta/files/mukta-latin-600-normal.woff2',
  'mukta-devanagari-400': '@fontsource/mukta/files/mukta-devanagari-400-normal.woff2',
  'mukta-devanagari-600': '@fontsource/mukta/files/mukta-devanagari-600-normal.woff2',
}

const require = createRequire(import.meta.url)
await copyFile(require.resolve('@fontsource/mukta/LICENSE'), join(ui, 'fonts/LICENSE-mukta'))
await copyFile(require.resolve('@fontsource-variable/eczar/LICENSE'), join(ui, 'fonts/LICENSE-eczar'))

const tokens = await readFile(join(ui, 'tokens.css'), 'utf8')
for (const [, name, weight, letters] of tokens.matchAll(
  /url\('\.\/fonts\/([\w-]+)\.woff2'\)[^}]*?font-weight: ([^;]+);[^}]*?unicode-range:([^;]+);/g,
)) {
  const made = await smallFont(name!, weight!, letters!)
  await writeFile(join(ui, `fonts/${name}.woff2`), made)
  console.log(`${name}: ${made.length} bytes`)
}

/** @param name  of a file: its source, after which `-more` may follow */
async function smallFont(name: string, weight: string, letters: string): Promise<Buffer> {
  const source = sources[name.replace(/-more$/, '')]
  if (!source) throw new Error(`tokens.css names ${name}.woff2, which has no source here`)
  const whole = await readFile(require.resolve(source))
  const [min, max] = weight.split(' ').map(Number)
  return subsetFont(name === 'eczar-devanagari' ? withNepaliForms(whole) : whole, charactersOf(letters), {
    targetFormat: 'woff2',
    // On coarse screens English letters without hints stand unevenly apart; Devanagari does not need them.
    noHinting: name.includes('devanagari'),
    keepFeatures: FEATURES.split(' '),
    ...(max && { variationAxes: { wght: { min: min!, max } } }),
  })
}

/** @param ranges  as in CSS: `U+41, U+61-7A` */
function charactersOf(ranges: string): string {
  return ranges
    .split(',')
    .flatMap((range) => {
      const [first, last = first] = range.trim().slice(2).split('-')
      const start = Number.parseInt(first!, 16)
      const count = Number.parseInt(last!, 16) - start + 1
      return Array.from({ length: count }, (_, at) => String.fromCodePoint(start + at))
    })
    .join('')
}
