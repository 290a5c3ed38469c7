import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './run.mjs'

const packages = join(process.argv[2] ?? root, 'node_modules')

// npm runs this after each installation. A third of what it wrote is used by no command here, and every clone, copy and
// backup of the folder would pay for it again.
await Promise.all([removeHeaders(), removeFolders(), removeIcons(), removeMapsAndManuals()])

/** Node's C++ headers: they are for packages that compile their own code, and none of ours does. */
async function removeHeaders() {
  const builds = join(packages, 'node/node_modules')
  const names = (await namesIn(builds)).filter((name) => name.startsWith('node-')) // one for each processor
  for (const name of names) await remove(join(builds, name, 'include'))
}

/** Fonts of examples, and manuals. */
async function removeFolders() {
  const folders = ['three/examples/fonts', '@base-ui/react/docs', '@mui/material/docs']
  await Promise.all(folders.map((folder) => remove(join(packages, folder))))
}

/** The back office draws filled and outlined icons as ES modules: three more families and CommonJS make up the rest. */
async function removeIcons() {
  const folder = join(packages, '@mui/icons-material')
  const others = (await namesIn(folder)).filter((name) => /(Rounded|Sharp|TwoTone)\.|\.js$/.test(name))
  for (const name of others) await remove(join(folder, name))
}

/** A debugger would show a package's own lines by them; stack traces name the files that run. Licences stay. */
async function removeMapsAndManuals() {
  // With file types, readdir follows no links. A workspace is a link to its sources.
  for (const file of await readdir(packages, { recursive: true, withFileTypes: true })) {
    const isUnread = /\.(js|cjs|mjs|css|d\.[cm]?ts)\.map$|^(README|CHANGELOG)\.md$/i.test(file.name)
    if (isUnread && file.isFile()) await remove(join(file.parentPath, file.name))
  }
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
