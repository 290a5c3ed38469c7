import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './run.mjs'

const packages = join(root, 'node_modules')

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
  for (const file of await namesIn(packages, { recursive: true })) {
    if (/\.(js|cjs|mjs|css|d\.[cm]?ts)\.map$|\/(README|CHANGELOG)\.md$/i.test(file)) await remove(join(packages, file))
  }
}

async function namesIn(folder, options) {
  try {
    return await readdir(folder, options)
  } catch (error) {
    if (error.code === 'ENOENT') return []
    throw error
  }
}

function remove(path) {
  return rm(path, { recursive: true, force: true })
}
