import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { PageStyles } from 'virtual:page-styles'
import type { Plugin } from 'vite'
import { partsIn } from './parts-in.ts'
import { splitStyles } from './split-styles.ts'

const VIRTUAL = 'virtual:page-styles'
const ROUTE = '?__react-router-build-client-route'
const FONT = /@font-face\{[^}]*\}/g

/**
 * `import { pageStyles } from 'virtual:page-styles'` tells the server which styles a page needs: those of every
 * component that its modules import, and of the parts that load by themselves (`lazyPart`). Each class
 * carries the id of its file, as in `card__14y`, in a build `a__14y`.
 */
export function pageStyles(): Plugin[] {
  const parts = new Map<string, string[]>()
  const found: PageStyles = { file: '', rules: [], pages: {} }
  const pages: Record<string, string[]> = {}

  const collect: Plugin = {
    name: 'page-styles',
    enforce: 'pre',
    config: (_, { command }) => ({
      css: { modules: { generateScopedName: command === 'build' ? shortName : longName } },
    }),
    resolveId: (source) => (source === VIRTUAL ? `\0${VIRTUAL}` : undefined),
    load(id) {
      if (id !== `\0${VIRTUAL}`) return undefined
      return `export const pageStyles = ${found.file ? JSON.stringify(found) : 'undefined'}`
    },
    transform(code, id) {
      if (/\.tsx?$/.test(id)) parts.set(id, partsIn(code))
    },
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return
      const importsOf = (id: string) => [
        ...(this.getModuleInfo(id)?.importedIds ?? []),
        ...(parts.get(id) ?? []).map((part) => join(dirname(id), part)),
        ...(id.endsWith('.module.css') ? composedBy(id) : []),
      ]
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !chunk.facadeModuleId?.endsWith(ROUTE)) continue
        const reached = reachedFrom(chunk.facadeModuleId.slice(0, -ROUTE.length), importsOf)
        pages[`/${chunk.fileName}`] = reached.filter((id) => id.endsWith('.module.css')).map(idOf)
      }
    },
    writeBundle({ dir }) {
      if (this.environment.name !== 'client') return
      const file = readdirSync(join(dir!, 'assets')).find((name) => /^style-[\w-]+\.css$/.test(name))
      if (!file) throw new Error('The build has no stylesheet')
      const path = join(dir!, 'assets', file)
      const css = readFileSync(path, 'utf8')
      Object.assign(found, { file: `/assets/${file}`, rules: splitStyles(css), pages })
      // Every page has the fonts, and browsers would take those of another stylesheet for new ones.
      writeFileSync(path, css.replaceAll(FONT, ''))
    },
  }

  const wait: Plugin = {
    name: 'page-styles:wait',
    enforce: 'post',
    apply: 'build',
    transform(code, id) {
      if (this.environment.name !== 'client' || !id.endsWith(ROUTE)) return undefined
      const needStyles = `import { needStyles } from ${JSON.stringify(join(appFolder, 'ui/whole-styles.ts'))}`
      return { code: `${needStyles}\nawait needStyles()\n${code}`, map: null }
    },
  }
  return [collect, wait]
}

const appFolder = join(import.meta.dirname, '../app/')

const CLASS = /\.([a-z][\w-]*)/gi
const classesOf = new Map<string, string[]>()

function longName(name: string, file: string): string {
  return `${name}__${idOf(file)}`
}

/** Names a class by its place in its file, which makes the styles of a page 5 % smaller. Animations keep their names. */
function shortName(name: string, file: string): string {
  const [path] = file.split('?')
  const classes = classesOf.get(path!) ?? [
    ...new Set(Array.from(readFileSync(path!, 'utf8').matchAll(CLASS), ([, one]) => one!)),
  ]
  classesOf.set(path!, classes)
  const place = classes.indexOf(name)
  return longName(place === -1 ? name : lettersOf(place), file)
}

/** Counts in letters: a to z, then aa. */
function lettersOf(count: number): string {
  const rest = count >= 26 ? lettersOf(Math.floor(count / 26) - 1) : ''
  return rest + String.fromCharCode(97 + (count % 26))
}

const ID_LENGTH = 3
const fileOf = new Map<string, string>()
const idOfFile = new Map<string, string>()

// All at once and in order, so that the builds for browser and server give the same ids.
for (const file of readdirSync(appFolder, { recursive: true, encoding: 'utf8' }).toSorted()) {
  if (file.endsWith('.module.css')) giveId(file)
}

function idOf(file: string): string {
  const [path] = file.split('?')
  const name = path!.slice(appFolder.length)
  return idOfFile.get(name) ?? giveId(name)
}

/** Gives a file three letters and digits. They come from its name, so that a new file leaves the scripts of others alone. */
function giveId(file: string): string {
  const hash = createHash('sha256').update(file).digest('hex')
  let number = Number.parseInt(hash.slice(0, 12), 16)
  while (fileOf.has(lastOf(number))) number += 1
  const id = lastOf(number)
  fileOf.set(id, file)
  idOfFile.set(file, id)
  return id
}

function lastOf(number: number): string {
  return number.toString(36).slice(-ID_LENGTH)
}

/** The modules of Vite do not say which style files another one composes from. */
function composedBy(file: string): string[] {
  const found = readFileSync(file, 'utf8').matchAll(/composes:[^;]*from '([^']+)'/g)
  return Array.from(found, ([, path]) => join(dirname(file), path!))
}

function reachedFrom(start: string, importsOf: (id: string) => readonly string[]): string[] {
  const reached = new Set([start])
  for (const id of reached) for (const imported of importsOf(id)) reached.add(imported)
  return [...reached]
}
