import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './run.mjs'

const UNREAD = /\.(js|cjs|mjs|css|d\.[cm]?ts)\.map$|\.a$|[\\/](README|CHANGELOG)\.md$/i

const packages = join(process.argv[2] ?? root, 'node_modules')

// npm runs this after each installation. A third of what it wrote is used by no command here, and every clone, copy and
// backup of the folder would pay for it again. scripts/installed-size.mjs weighs what is left.
await Promise.all([removeHeaders(), removeFolders(), removeBundles(), removeIcons(), removeUnreadFiles()])

/** Node's C++ headers: they are for packages that compile their own code, and none of ours does. */
async function removeHeaders() {
  const builds = join(packages, 'node/node_modules')
  const names = (await namesIn(builds)).filter((name) => name.startsWith('node-')) // one for each processor
  for (const name of names) await remove(join(builds, name, 'include'))
}

/** Fonts of examples, manuals, sources beside what was built from them, and builds for other ways of loading. */
async function removeFolders() {
  const folders = [
    '@base-ui/react/docs',
    '@google/model-viewer/src',
    '@mui/material/docs',
    'date-fns/fp',
    'pdfkit/.yarn', // a package manager
    'three/examples/fonts',
    'zod/src',
  ]
  const names = await namesIn(packages)
  const ofReactAdmin = names.filter((name) => name.startsWith('ra-')).map((name) => `${name}/src`)
  const ofBare = names.filter((name) => name.startsWith('bare-')).map((name) => `${name}/prebuilds`) // not for Node
  await Promise.all([...folders, ...ofReactAdmin, ...ofBare].map((folder) => remove(join(packages, folder))))
}

/** Vite bundles the modules of the 3D viewer, in `lib`. Seven of its eight bundles are for other pages. */
async function removeBundles() {
  const folder = join(packages, '@google/model-viewer/dist')
  const others = (await namesIn(folder)).filter((name) => name !== 'model-viewer.min.js') // the package's `main`
  for (const name of others) await remove(join(folder, name))
}

/** The back office draws filled and outlined icons as ES modules (`.mjs`, `.d.mts`). The rest are three more families and CommonJS. */
async function removeIcons() {
  const folder = join(packages, '@mui/icons-material')
  const others = (await namesIn(folder)).filter((name) => /(Rounded|Sharp|TwoTone)\.|\.js$|\.d\.ts$/.test(name))
  for (const name of others) await remove(join(folder, name))
}

/**
 * Source maps, by which a debugger would show a package's own lines; stack traces name the files that run. Manuals, but
 * no licences. Libraries for a linker. Types for `require`, where `import` has its own.
 */
async function removeUnreadFiles() {
  // With file types, readdir follows no links. A workspace is a link to its sources.
  const entries = await readdir(packages, { recursive: true, withFileTypes: true })
  const paths = new Set(entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name)))
  const isTwin = (path) => {
    const [, start] = /^(.*\.d\.)cts$/.exec(path) ?? []
    return start !== undefined && (paths.has(`${start}ts`) || paths.has(`${start}mts`))
  }
  for (const path of paths) if (UNREAD.test(path) || isTwin(path)) await remove(path)
}

async function namesIn(folder) {
  try {
    return await readdir(folder)
  } catch (error) {
    if (error.code === 'ENOENT') return []
    throw error
  }
}

function remove(path) {
  return rm(path, { recursive: true, force: true })
}
