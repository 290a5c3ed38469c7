import { scorePages } from './lighthouse.ts'
console.table(await scorePages('http://localhost:4100', process.argv.slice(2)))
